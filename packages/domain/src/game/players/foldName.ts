/**
 * A text as it is searched and sorted: lower case, without accents, apostrophes of any kind (also the okina), or letters that have no plain
 * form in Unicode; hyphens count as spaces. `Mo’unga`, `MOʻUNGA` and `mounga` are the same. [G-319]
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
