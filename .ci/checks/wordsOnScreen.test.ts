import { catalog } from '@rugby/domain/i18n/catalog';
import { helpTexts } from '@rugby/domain/help/helpTexts';
import { describe, expect, it } from 'vitest';
import { sentencesOf, unwantedWords } from '../conventions/wordsOnScreen.ts';

/** Sentences that need an unwanted word, by key. */
const allowed: Readonly<Record<string, readonly string[]>> = {};

it('no sentence on the screen calls a player he or she, a user a fan, or speaks of how the game is built', () => {
  expect(sentencesOf(catalog).length).toBeGreaterThan(800);
  expect(
    unwantedWords({ ...catalog, helpTexts }, allowed).map(({ key, word, sentence }) => `${key} says "${word}": ${sentence}`),
  ).toEqual([]);
});

it('every allowed word is needed', () => {
  const needed = new Set(unwantedWords(catalog).map(({ key, word }) => `${key} ${word}`));
  const listed = Object.entries(allowed).flatMap(([key, words]) => words.map((word) => `${key} ${word}`));
  expect(listed.filter((each) => !needed.has(each))).toEqual([]);
});

describe('the check of the words on the screen', () => {
  it.each([
    ['He scores double.', 'he'],
    ['Keep him', 'him'],
    ['A player changes his club', 'his'],
    ['Saved by the server', 'server'],
    ['Team of another fan', 'fan'],
    ['Version {{number}}', 'version'],
  ])('refuses "%s"', (sentence, word) => {
    expect(unwantedWords({ team: { line: sentence } })).toEqual([{ key: 'team.line', sentence, word }]);
  });
  it.each(['Receipt {{version}}', 'They score double.', 'The rest of the team', 'Fantasy'])('accepts "%s"', (sentence) => {
    expect(unwantedWords({ team: { line: sentence } })).toEqual([]);
  });
  it('accepts a word where a sentence is allowed to need it, and there only', () => {
    const terms = { legal: { terms: 'Copies on our servers' }, team: { line: 'On our servers' } };
    expect(unwantedWords(terms, { 'legal.terms': ['servers'] }).map(({ key }) => key)).toEqual(['team.line']);
  });
});
