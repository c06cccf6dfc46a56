/**
 * Whether a public text contains a banned word. A word is banned as a whole word; one that ends with `*` also as the beginning of a longer one.
 * Case, accents, digits that stand for letters, and characters between single letters do not matter: `d.u.n.c.e` and `Dunc3` contain `dunce`.
 * A sign that stands for a letter may also separate words: `dunce!` contains it too.
 */
export function containsBannedWord(text: string, bannedWords: readonly string[]): boolean {
  return [text, text.replaceAll(/[@$!]/g, ' ')].some((reading) => hasBannedWord(reading, bannedWords));
}

function hasBannedWord(text: string, bannedWords: readonly string[]): boolean {
  const words = wordsOf(text);
  const spelled = words.filter((word) => word.length === 1).join('');
  return bannedWords.map(fold).some((banned) => {
    const isPrefix = banned.endsWith('*');
    const plain = joinedWordsOf(banned);
    if (plain === '') return false;
    return [...words, spelled].some((word) => (isPrefix ? word.startsWith(plain) : word === plain));
  });
}

/** Digits and signs that stand for a letter. */
const lookalikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign);
}

/** The words of a text; an empty one between two signs. */
function wordsOf(text: string): readonly string[] {
  return fold(text).split(/[^\p{L}\p{N}]/u);
}

function joinedWordsOf(text: string): string {
  return wordsOf(text).join('');
}
