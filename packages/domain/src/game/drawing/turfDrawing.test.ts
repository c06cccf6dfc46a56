import { expect, it } from 'vitest';
import { drawTurf, phoneView, wideView } from './turfDrawing.ts';

it('gives the far try line 0.6 of the width of the near one', () => {
  expect(drawTurf(wideView).tryLines).toBe('M-72 752H928M128 72H728');
});

it('starts the grass behind the far try line', () => {
  expect([drawTurf(wideView).horizon, drawTurf(phoneView).horizon]).toEqual([36.6, 42.1]);
});
