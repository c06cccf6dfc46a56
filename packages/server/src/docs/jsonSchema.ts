import { z } from '@rugby/domain/contract/schema';

/** A JSON Schema, draft 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * Converts the input of a contract schema: the values on the wire, before text is converted to numbers and defaults are applied.
 */
export function jsonSchemaOf(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: dropLimitsOfNumbers });
  return json;
}

/** Returns the schema of a property; undefined when there is none. */
export function propertyOf({ properties }: JsonSchema, name: string): JsonSchema | undefined {
  const found = properties?.[name];
  return typeof found === 'object' ? found : undefined;
}

/** Returns the properties of an object schema and whether each is required. */
export function propertiesOf(
  object: JsonSchema | undefined,
): readonly { readonly name: string; readonly schema: JsonSchema; readonly isRequired: boolean }[] {
  return Object.keys(object?.properties ?? {}).map((name) => ({
    name,
    schema: propertyOf(object ?? {}, name) ?? {},
    isRequired: object?.required?.includes(name) ?? false,
  }));
}

/** All integers on the wire are safe integers. Repeating these limits would hide the limits that are rules. */
function dropLimitsOfNumbers({ jsonSchema }: { readonly jsonSchema: JsonSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}
