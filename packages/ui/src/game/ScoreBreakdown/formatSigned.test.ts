import { expect, it } from 'vitest';
import { formatSigned } from './formatSigned.ts';

it.each([
  [15, '+15'],
  [0, '0'],
  [-2, '−2'],
])('%i points are written %s [G-082]', (points, text) => expect(formatSigned(points)).toBe(text));
