import { z } from '@rugby/domain/contract/schema';

/** A JSON Schema, draft 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What a schema of the contract accepts, as it stands on the wire: before texts become numbers and absence becomes a default. */
export function jsonSchemaOf(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: dropLimitsOfNumbers });
  return json;
}

/** The schema of a property; undefined when there is none. */
export function propertyOf({ properties }: JsonSchema, name: string): JsonSchema | undefined {
  const found = properties?.[name];
  return typeof found === 'object' ? found : undefined;
}

/** The properties of an object with what the object asks of them. */
export function propertiesOf(
  object: JsonSchema | undefined,
): readonly { readonly name: string; readonly schema: JsonSchema; readonly isRequired: boolean }[] {
  return Object.keys(object?.properties ?? {}).map((name) => ({
    name,
    schema: propertyOf(object ?? {}, name) ?? {},
    isRequired: object?.required?.includes(name) ?? false,
  }));
}

/** Every whole number of the wire is a safe one: saying so at each hides the limits that are rules. */
function dropLimitsOfNumbers({ jsonSchema }: { readonly jsonSchema: JsonSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}
