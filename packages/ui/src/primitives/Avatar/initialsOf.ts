/** The first letters of the first and last word of a name: `MK` for `Mere Kahu`. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends
    .map((part = '') => Array.from(part)[0] ?? '')
    .join('')
    .toUpperCase();
}
