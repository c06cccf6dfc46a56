import { expect, it } from 'vitest';
import { luminance } from './luminance.ts';

it.each([
  ['#000000', 0],
  ['#ffffff', 1],
  ['#ff0000', 0.2126],
  ['#00ff00', 0.7152],
  ['#0000ff', 0.0722],
  ['#808080', 0.21586],
  ['#010101', 0.0003],
])('the luminance of %s is %d, as WCAG counts it', (color, expected) => {
  expect(luminance(color)).toBeCloseTo(expected, 4);
});
