import { expect, test } from 'vitest';
import written from '../../tokens.json' with { type: 'json' };
import { designTokens, type DesignToken, type DesignTokenGroup } from './designTokens.ts';

const tokens = tokensIn(designTokens());

test('tokens.json holds the theme as it is now: npm run tokens writes it', () => {
  expect(written).toEqual(designTokens());
});

test('every name is allowed by the format', () => {
  for (const [path] of tokens) expect(path.every((name) => /^[^${}.][^{}.]*$/.test(name))).toBe(true);
});

test.each(tokens)('%s has a value of its type', (_path, { $type, $value }) => {
  expect($value).toEqual(shapes[$type]);
});

test('every reference names a token of the file', () => {
  const names = new Set(tokens.map(([path]) => path.join('.')));
  const references = [...JSON.stringify(written).matchAll(/"\{([^}]+)\}"/g)].map(([, name = '']) => name);
  expect(references).not.toHaveLength(0);
  expect(references.filter((name) => !names.has(name))).toEqual([]);
});

const number: unknown = expect.any(Number);
const pixels = { value: number, unit: 'px' };
const rem = { value: number, unit: 'rem' };
const milliseconds = { value: number, unit: 'ms' };

/** The shape of `$value` for each `$type` in use. */
const shapes: Readonly<Record<DesignToken['$type'], unknown>> = {
  color: expect.objectContaining({
    colorSpace: 'srgb',
    components: [number, number, number],
    hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
  }),
  dimension: pixels,
  fontFamily: expect.arrayContaining([expect.any(String)]),
  transition: { duration: milliseconds, delay: milliseconds, timingFunction: [number, number, number, number] },
  typography: {
    fontFamily: expect.stringMatching(/^\{font\.\w+\}$/),
    fontWeight: number,
    fontSize: rem,
    lineHeight: number,
    letterSpacing: rem,
  },
};

function tokensIn(group: DesignTokenGroup, path: readonly string[] = []): [readonly string[], DesignToken][] {
  return Object.entries(group).flatMap(([name, entry]): [readonly string[], DesignToken][] =>
    isToken(entry) ? [[[...path, name], entry]] : tokensIn(entry, [...path, name]),
  );
}

function isToken(entry: DesignToken | DesignTokenGroup): entry is DesignToken {
  return '$value' in entry;
}
