import { type JsonSchema, propertiesOf } from './jsonSchema.ts';

/** Renders a schema as JSON with a type in place of each value, and `?` after optional properties. */
export function shapeOf(schema: JsonSchema, indent = ''): string {
  const { anyOf, enum: words, items, type, additionalProperties } = schema;
  if (anyOf !== undefined) return anyOf.map((one) => shapeOf(one, indent)).join(' or ');
  if (words !== undefined) return words.map((word) => JSON.stringify(word)).join(' | ');
  if (typeof items === 'object' && !Array.isArray(items)) return `[${shapeOf(items, indent)}, …]`;
  if (typeof additionalProperties === 'object') return `{ "…": ${shapeOf(additionalProperties, indent)} }`;
  if (schema.properties !== undefined) return objectShape(schema, indent);
  if (type === undefined) return 'anything';
  return [type].flat().join(' or ');
}

function objectShape(schema: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = propertiesOf(schema).map(
    ({ name, schema: property, isRequired }) => `${inner}"${name}"${isRequired ? '' : '?'}: ${shapeOf(property, inner)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}
