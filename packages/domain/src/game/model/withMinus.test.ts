import { expect, test } from 'vitest';
import { withMinus } from './withMinus.ts';

test.each([
  ['-1.9', '−1.9'],
  ['1.9', '1.9'],
  ['-', '-'],
])('%s is drawn as %s', (figure, drawn) => {
  expect(withMinus(figure)).toBe(drawn);
});
