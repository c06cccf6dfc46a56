import { expect, test } from 'vitest';
import { formatMinusSign } from './minusSign.ts';

test.each([
  ['-1.9', '−1.9'],
  ['1.9', '1.9'],
  ['-', '-'],
  ['10-12', '10-12'],
])('%s is drawn as %s', (figure, drawn) => {
  expect(formatMinusSign(figure)).toBe(drawn);
});
