import { expect, it } from 'vitest';
import { drawTurf, phoneView, wideView } from './turfDrawing.ts';

it('puts the far try line at six tenths of the width of the own one', () => {
  expect(drawTurf(wideView).tryLines).toBe('M-72 752H928M128 72H728');
});

it('begins the grass behind the far try line', () => {
  expect([drawTurf(wideView).horizon, drawTurf(phoneView).horizon]).toEqual([36.6, 42.1]);
});
