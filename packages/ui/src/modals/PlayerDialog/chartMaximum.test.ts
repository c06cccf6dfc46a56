import { expect, it } from 'vitest';
import { chartMaximum } from './chartMaximum.ts';

it.each([
  [[], 10],
  [[0, -3], 10],
  [[22, 41, 38], 50],
  [[50], 50],
  [[51], 60],
  [[340], 400],
])('a chart of %j ends at %i', (points, top) => expect(chartMaximum(points)).toBe(top));
