import { describe, expect, it, test } from 'vitest';
import { brokenLineOf, linesOf } from './jsonPlaces.ts';

const text = [
  '[',
  '  {"id": 1, "name": "a\\"b,]{"},',
  '  {',
  '    "id": -2.5e3,',
  '    "flags": [true, null, []]',
  '  }',
  ']',
].join('\n');

describe('the line of a value', () => {
  test.each([
    ['the whole text', [], 1],
    ['an entry', [1], 3],
    ['a value after quotes and brackets in a text', [0, 'name'], 2],
    ['a nested entry', [1, 'flags', 2], 5],
    ['a value that is missing: its parent', [1, 'cost'], 3],
    ['a missing path: the whole text', [7, 'cost', 1], 1],
  ])('%s', (_, path, line) => expect(linesOf(text, [path])).toEqual([line]));
});

describe('a text that is not JSON breaks at a line', () => {
  test.each([
    ['empty', '', 1],
    ['cut short', '[\n1,\n2', 3],
    ['an extra comma', '[\n1,\n]', 3],
    ['a key without quotes', '{\n a: 1}', 2],
    ['a colon missing', '{"a"\n 1}', 2],
    ['a wrong bracket', '[1\n}', 2],
    ['a line break in a text', '[\n"a\nb"]', 2],
    ['a wrong escape', '[\n"\\x"]', 2],
    ['a number with a leading zero', '[\n01]', 2],
    ['a word', '[1,\n\nnul]', 3],
    ['more than one value', '1\n2', 2],
  ])('%s', (_, broken, line) => {
    expect(() => JSON.parse(broken)).toThrow('JSON');
    expect(brokenLineOf(broken)).toBe(line);
  });
});

it('finds no error in valid JSON', () => {
  expect(JSON.parse(text)).toHaveLength(2);
  expect(brokenLineOf(` ${text}\n`)).toBeUndefined();
});

it('finds the lines of many values in any order', () => {
  expect(linesOf(text, [[1, 'flags'], [0], [], [1, 'id']])).toEqual([5, 2, 1, 4]);
});

it('reads any depth of nesting and texts of any length', () => {
  const deep = `${'['.repeat(200_000)}\n${']'.repeat(200_000)}`;
  expect(brokenLineOf(deep)).toBeUndefined();
  expect(brokenLineOf(deep.slice(0, -1))).toBe(2);
  expect(brokenLineOf(`["${'\\"'.repeat(1_000_000)}"\n,]`)).toBe(2);
});
