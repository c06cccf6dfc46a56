import { describe, expect, it } from 'vitest';
import { createWords } from './createWords.ts';
import type { WordKey } from './keys.ts';

const catalog = {
  common: {
    group: { inner: 'Inner' },
    hello: 'Round {{round}}',
    points_one: '{{count}} point',
    points_other: '{{count}} points',
  },
};

describe('words', () => {
  const lookUp = (key: string, values?: Record<string, string | number>) => createWords(catalog, 'en-US')(unchecked(key), values);

  it('fills a sentence with its values', () => expect(lookUp('common.hello', { round: 7 })).toBe('Round 7'));
  it('chooses singular and plural by count', () => {
    expect([lookUp('common.points', { count: 1 }), lookUp('common.points', { count: 22 })]).toEqual(['1 point', '22 points']);
  });
  it('writes numbers in the form of the locale', () => {
    expect([lookUp('common.points', { count: 1316 }), lookUp('common.hello', { round: '1316' })]).toEqual([
      '1,316 points',
      'Round 1316',
    ]);
  });
  it('writes a minus sign before a negative number, and leaves a hyphen in a text', () => {
    expect([lookUp('common.points', { count: -1316 }), lookUp('common.hello', { round: '-5' })]).toEqual([
      '−1,316 points',
      'Round -5',
    ]);
  });
  it('leaves a name with an apostrophe as it is', () => {
    expect(lookUp('common.hello', { round: "Mo'unga" })).toBe("Round Mo'unga");
  });
  it.each(['common.nothing', 'common.group'])('a lookup that returns no sentence throws: %s [G-374]', (key) => {
    expect(() => lookUp(key)).toThrow(key);
  });
});

function unchecked(key: string): WordKey {
  // @ts-expect-error a key from outside the catalog does not compile; here it is looked up all the same
  return key;
}
