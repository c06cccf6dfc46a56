import { describe, expect, it } from 'vitest';
import { moveCrop, rectangleOf, wholeCrop, zoomCrop } from './crop.ts';

const size = { width: 800, height: 400 };

describe('the crop of a picture', () => {
  it('begins as the largest square in the middle', () => {
    expect(rectangleOf(wholeCrop, size)).toEqual({ left: 200, top: 0, side: 400 });
  });
  it('moves with the picture and never leaves it', () => {
    expect(rectangleOf(moveCrop(wholeCrop, 50, 50, size), size)).toEqual({ left: 250, top: 0, side: 400 });
    expect(rectangleOf(moveCrop(wholeCrop, 5000, 0, size), size)).toEqual({ left: 400, top: 0, side: 400 });
  });
  it('zooms around its centre, four times at most', () => {
    expect(rectangleOf(zoomCrop(wholeCrop, 2, size), size)).toEqual({ left: 300, top: 100, side: 200 });
    expect(rectangleOf(zoomCrop(wholeCrop, 9, size), size).side).toBe(100);
    expect(zoomCrop(wholeCrop, 0.1, size)).toEqual(wholeCrop);
  });
  it('that is zoomed out at an edge moves back into the picture', () => {
    const corner = moveCrop(zoomCrop(wholeCrop, 4, size), 5000, 5000, size);
    expect(rectangleOf(zoomCrop(corner, 1, size), size)).toEqual({ left: 400, top: 0, side: 400 });
  });
});
