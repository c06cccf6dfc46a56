import type { WordKey, Words } from '@rugby/domain/i18n/keys';

/** Says why a request that could not be read is refused with `status`. */
export function sentenceOf(status: number, words: Words): string {
  return words(sentences[status] ?? 'server.malformed');
}

const sentences: Readonly<Partial<Record<number, WordKey>>> = {
  408: 'server.tooSlow',
  413: 'server.tooLarge',
  415: 'server.notJson',
  431: 'server.tooLarge',
};
