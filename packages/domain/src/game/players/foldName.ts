/**
 * Folds a text for search and sorting: lower case, without accents and apostrophes (also the okina); special letters become plain ones, hyphens
 * become spaces. `Mo’unga`, `MOʻUNGA` and `mounga` fold to the same text. [G-319]
 */
export function foldName(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}'’‘ʻʼ`´′]/gu, '')
    .replaceAll(/[øłđðþßæœıħŧ]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(/[\s\-‐‑–—.]+/g, ' ')
    .trim();
}

const plain: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
};
