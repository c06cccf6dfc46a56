import { expect, it } from 'vitest';
import { signed } from './signed.ts';

it.each([
  [15, '+15'],
  [0, '0'],
  [-2, '−2'],
])('%i points are written %s [G-082]', (points, text) => expect(signed(points)).toBe(text));
