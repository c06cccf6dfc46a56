/** The sentences by field, without those of some fields. */
export function omitFields(
  sentences: Readonly<Record<string, string>>,
  fields: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(sentences).filter(([field]) => !fields.includes(field)));
}
