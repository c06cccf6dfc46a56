import { type ReducedVision, visionMatrices } from '../visions.ts';

/** Pixels of a picture, three channels each, row by row. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The contrast from which a person is sure to see a shape beside another one: WCAG 2.2, 1.4.11. */
const visibleContrast = 3;

/**
 * How many pixels of two pictures differ so much in a vision that anybody sees it: by their luminance alone, 3 to 1. Another shape differs where one
 * picture has its ink and the other its ground, another lightness all over. Another hue of the same lightness does not differ. The pictures are laid
 * upon one another at their start; what only the larger one has is not counted.
 */
export function differingPixels(vision: ReducedVision, one: Pixels = nothing, other: Pixels = nothing): number {
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  let count = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const contrast = contrastOf(luminanceAt(one, x, y, vision), luminanceAt(other, x, y, vision));
      if (contrast >= visibleContrast) count += 1;
    }
  return count;
}

/** What is not shown at all. */
const nothing: Pixels = { data: new Uint8Array(), width: 0, height: 0 };

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The relative luminance of WCAG 2 of what a vision makes of a pixel. */
function luminanceAt({ data, width }: Pixels, x: number, y: number, vision: ReducedVision): number {
  const at = (y * width + x) * 3;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => linear[data[at + channel] ?? 0] ?? 0);
  const [seenRed, seenGreen, seenBlue] = visionMatrices[vision].map(([r, g, b]) =>
    Math.min(1, Math.max(0, r * red + g * green + b * blue)),
  );
  return 0.2126 * (seenRed ?? 0) + 0.7152 * (seenGreen ?? 0) + 0.0722 * (seenBlue ?? 0);
}

/** Linear light of each value of a channel, as WCAG 2 defines it. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});
