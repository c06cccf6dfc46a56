/** The visions in which statuses are compared: without colours, and without a difference between red and green, for two reasons. */
export const reducedVisions = ['greyscale', 'deuteranopia', 'protanopia'] as const;

export type ReducedVision = (typeof reducedVisions)[number];

/** The toolbar's choices. */
export const visions = ['normal', ...reducedVisions] as const;

type Row = readonly [red: number, green: number, blue: number];

/**
 * What red, green and blue become, each a row, in linear light: the matrices that Chromium emulates these visions with, those of Machado, Oliveira
 * and Fernandes (2009) for eyes without one kind of cones. A test compares them with Chromium's own.
 */
export const visionMatrices: Readonly<Record<ReducedVision, readonly [Row, Row, Row]>> = {
  greyscale: [
    [0.213, 0.715, 0.072],
    [0.213, 0.715, 0.072],
    [0.213, 0.715, 0.072],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

/** A CSS filter that shows a page in a vision. Any other name is no filter. */
export function visionFilter(vision: unknown): string {
  const [, matrix] = Object.entries(visionMatrices).find(([name]) => name === vision) ?? [];
  if (matrix === undefined) return '';
  const rows = matrix.map((row) => `${row.join(' ')} 0 0`).join(' ');
  const filter = `<svg xmlns="http://www.w3.org/2000/svg"><filter id="f"><feColorMatrix values="${rows} 0 0 0 1 0"/></filter></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(filter)}#f")`;
}
