import { expect, test } from 'vitest';
import { rankingFigure } from './rankingFigures.ts';

test.each([
  [-1204, 0, '−1,204'],
  [-2.5, 1, '−2.5'],
  [null, 0, '-'],
  [0, 0, '0'],
] as const)('%s with %s decimals is shown as %s', (value, decimals, shown) => {
  expect(rankingFigure(value, 'en-US', decimals)).toBe(shown);
});
