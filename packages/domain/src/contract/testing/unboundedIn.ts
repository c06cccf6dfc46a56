import { z } from '../schema.ts';
import { isKeyBound } from '../text.ts';

/** A schema and the path that leads to it. */
interface Found {
  readonly path: string;
  readonly schema: z.core.$ZodType;
}

/** The numbers that every column of the database and every client can hold. */
const largest = 2_147_483_647;

/** Returns the lists, records, texts, numbers and unknown values of a schema that have no bound, each with its path. */
export function unboundedIn({ path, schema }: Found): readonly string[] {
  const own = complaintAbout(schema);
  return [...(own === undefined ? [] : [`${path}.${own}`]), ...partsOf({ path, schema }).flatMap(unboundedIn)];
}

function complaintAbout(schema: z.core.$ZodType): string | undefined {
  if (schema instanceof z.core.$ZodString && !hasBound(schema, isLongest)) return 'a text without a longest length';
  if (schema instanceof z.core.$ZodArray && !hasBound(schema, isLongest)) return 'a list without a longest length';
  if (schema instanceof z.core.$ZodNumber && !(hasBound(schema, isLargest) && hasBound(schema, isSmallest)))
    return 'a number without both bounds';
  if (schema instanceof z.core.$ZodRecord && !hasKnownKeys(schema) && !hasBound(schema, isKeyBound))
    return 'a record without a greatest number of keys';
  if (!knownKinds.some((kind) => schema instanceof kind)) return `a value of any size (${schema._zod.def.type})`;
  return undefined;
}

/** Kinds that are small, or that consist of parts with bounds of their own. */
const knownKinds = [
  z.core.$ZodString,
  z.core.$ZodNumber,
  z.core.$ZodBoolean,
  z.core.$ZodNull,
  z.core.$ZodUndefined,
  z.core.$ZodNever,
  z.core.$ZodLiteral,
  z.core.$ZodEnum,
  z.core.$ZodArray,
  z.core.$ZodObject,
  z.core.$ZodTuple,
  z.core.$ZodRecord,
  z.core.$ZodUnion,
  z.core.$ZodIntersection,
  z.core.$ZodPipe,
  z.core.$ZodTransform,
  z.core.$ZodLazy,
  z.core.$ZodOptional,
  z.core.$ZodNullable,
  z.core.$ZodDefault,
  z.core.$ZodPrefault,
  z.core.$ZodReadonly,
  z.core.$ZodCatch,
];

/** Whether the keys of a record are a list of known ones. */
function hasKnownKeys({ _zod: { def } }: z.core.$ZodRecord): boolean {
  return def.keyType instanceof z.core.$ZodEnum || def.keyType instanceof z.core.$ZodLiteral;
}

function hasBound({ _zod: { def } }: z.core.$ZodType, isBound: (check: z.core.$ZodCheck) => boolean): boolean {
  return (def.checks ?? []).some(isBound);
}

function isLongest(check: z.core.$ZodCheck): boolean {
  return check instanceof z.core.$ZodCheckMaxLength || check instanceof z.core.$ZodCheckLengthEquals;
}

function isLargest(check: z.core.$ZodCheck): boolean {
  return check instanceof z.core.$ZodCheckLessThan && Number(check._zod.def.value) <= largest;
}

function isSmallest(check: z.core.$ZodCheck): boolean {
  return check instanceof z.core.$ZodCheckGreaterThan && Number(check._zod.def.value) >= -largest - 1;
}

function partsOf({ path, schema }: Found): readonly Found[] {
  if (schema instanceof z.core.$ZodObject) {
    return Object.entries(schema._zod.def.shape).map(([key, part]) => ({ path: `${path}.${key}`, schema: part }));
  }
  const at = (...parts: readonly z.core.$ZodType[]) => parts.map((part) => ({ path, schema: part }));
  if (schema instanceof z.core.$ZodArray) return [{ path: `${path}[]`, schema: schema._zod.def.element }];
  if (schema instanceof z.core.$ZodTuple) {
    const { items, rest } = schema._zod.def;
    return at(...items, ...(rest === null ? [] : [rest]));
  }
  if (schema instanceof z.core.$ZodRecord) return at(schema._zod.def.keyType, schema._zod.def.valueType);
  if (schema instanceof z.core.$ZodUnion) return at(...schema._zod.def.options);
  if (schema instanceof z.core.$ZodIntersection) return at(schema._zod.def.left, schema._zod.def.right);
  if (schema instanceof z.core.$ZodPipe) return at(schema._zod.def.in, schema._zod.def.out);
  if (schema instanceof z.core.$ZodLazy) return at(schema._zod.def.getter());
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodPrefault ||
    schema instanceof z.core.$ZodReadonly ||
    schema instanceof z.core.$ZodCatch
  )
    return at(schema._zod.def.innerType);
  return [];
}
