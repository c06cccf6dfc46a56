import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { catalog } from '@rugby/domain/i18n/catalog';
import { helpTexts } from '@rugby/domain/help/helpTexts';
import { describe, expect, it } from 'vitest';
import { repeatedKeys } from '../conventions/repeatedKeys.ts';
import { sentencesOf, unwantedWords } from '../conventions/wordsOnScreen.ts';

it('no sentence on the screen calls a player he or she, a user a fan, or speaks of how the game is built', () => {
  expect(sentencesOf(catalog).length).toBeGreaterThan(800);
  expect(unwantedWords({ ...catalog, helpTexts }).map(({ key, word, sentence }) => `${key} says "${word}": ${sentence}`)).toEqual(
    [],
  );
});

it('no file of words has a key twice', async () => {
  const folder = resolve(import.meta.dirname, '../../packages/domain/src/i18n');
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'));
  expect(files.length).toBeGreaterThan(30);
  const found = files.map(async (name) =>
    repeatedKeys(await readFile(join(folder, name), 'utf8')).map((key) => `${name} has "${key}" twice`),
  );
  expect((await Promise.all(found)).flat()).toEqual([]);
});

it.each([
  ['{ "a": 1, "b": { "a": 1 }, "c": "a" }', []],
  ['{ "a": 1, "b": { "c": "}", "d": [{ "e": 1 }, { "e": 1 }], "c": 2 } }', ['c']],
  [String.raw`{ "a\"b": 1, "a\"b": 2 }`, [String.raw`a\"b`]],
])('a key that the same object has before is found in %s', (json, keys) => {
  expect(repeatedKeys(json)).toEqual(keys);
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
});
