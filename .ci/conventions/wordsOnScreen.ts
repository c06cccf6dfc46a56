/** A sentence of a catalog with the dotted path that finds it. */
export interface CatalogSentence {
  readonly key: string;
  readonly sentence: string;
}

/** A word that a sentence on the screen must not contain. */
export interface UnwantedWord extends CatalogSentence {
  readonly word: string;
}

// A player is they, a user is you, and no sentence requires knowledge of how the game is built.
const people = 'he|his|him|himself|she|her|hers|herself|man|men|fans?';
const works =
  'servers?|versions?|clients?|databases?|stack|commands?|endpoints?|sandbox|stored|cached?|payload|tokens?|timeout|deploy|migration|alpha|beta|release|sprint';
const unwantedWord = new RegExp(String.raw`\b(?:${people}|${works})\b`, 'giu');

/** Every sentence of a catalog, in its order. */
export function sentencesOf(catalog: object, path: readonly string[] = []): readonly CatalogSentence[] {
  return Object.entries(catalog).flatMap(([name, node]: [string, unknown]) => {
    const here = [...path, name];
    if (typeof node === 'string') return [{ key: here.join('.'), sentence: node }];
    return typeof node === 'object' && node !== null ? sentencesOf(node, here) : [];
  });
}

/** The unwanted words of a catalog. */
export function unwantedWords(catalog: object): readonly UnwantedWord[] {
  return sentencesOf(catalog).flatMap(({ key, sentence }) =>
    [...removeValues(sentence).matchAll(unwantedWord)].map(([word]) => ({ key, sentence, word: word.toLowerCase() })),
  );
}

/** The sentence without the places of its values: `{{version}}` is no word. */
function removeValues(sentence: string): string {
  return sentence.replaceAll(/\{\{\w+\}\}/g, '');
}
