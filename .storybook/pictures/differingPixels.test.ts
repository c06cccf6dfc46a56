import sharp from 'sharp';
import { expect, test } from 'vitest';
import { differingPixels, type Pixels } from './differingPixels.ts';

const square = '<rect x="2" y="2" width="8" height="8"/>';
const disc = '<circle cx="6" cy="6" r="4"/>';

test('the same shape in a red and a green of one lightness does not differ', async () => {
  expect(differingPixels('greyscale', await draw(square, '#d00000'), await draw(square, '#006f00'))).toBe(0);
});

test('a dark red on black is darker still for whoever has no cones for red', async () => {
  const [red, black] = [await draw(square, '#c00000'), await draw(square, '#000000')];
  expect(differingPixels('deuteranopia', red, black)).toBe(64);
  expect(differingPixels('protanopia', red, black)).toBe(0);
});

test('the same shape, dark and light, differs all over', async () => {
  expect(differingPixels('greyscale', await draw(square, '#000000'), await draw(square, '#a0a0a0'))).toBe(64);
});

test('two shapes in one colour differ where only one of them is', async () => {
  const count = differingPixels('greyscale', await draw(square, '#000000'), await draw(disc, '#000000'));
  expect(count).toBeGreaterThan(8);
  expect(count).toBeLessThan(24);
});

test('what only the larger picture has is not counted', async () => {
  expect(differingPixels('greyscale', await draw(square, '#000000', 12), await draw(square, '#000000', 20))).toBe(0);
});

/** A drawing of twelve pixels at the top left of a white picture. */
async function draw(shape: string, color: string, size = 12): Promise<Pixels> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" fill="${color}">${shape}</svg>`;
  const { data, info } = await sharp(Buffer.from(drawing))
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
