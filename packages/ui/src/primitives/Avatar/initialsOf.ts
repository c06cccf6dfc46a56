/** Keeps together what is read as one character: a letter with its accents, a flag. */
const characters = new Intl.Segmenter();

/** The first letters of the first and last word of a name: `MK` for `Mere Kahu`. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends
    .map((part = '') => Array.from(characters.segment(part))[0]?.segment ?? '')
    .join('')
    .toUpperCase();
}
