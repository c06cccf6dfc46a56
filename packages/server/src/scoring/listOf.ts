/** An array as PostgreSQL writes it: the driver takes several times as long to write numbers. */
export function listOf(values: readonly (number | 'null')[]): string {
  return `{${values.join()}}`;
}
