import type { Kit, KitPattern } from '../../kits.ts';
import { luminance } from './luminance.ts';

/** Paths of the jersey, seen from behind, in a view box of 96 by 92. */
export const body =
  'M35.6 6.4 C31.6 10.2 26.4 12 21.6 13.6 C24.2 19.6 25.2 27.6 25 36 C25.4 50 24.9 66 24 82.6 C23.9 84.6 24.9 85.9 26.9 86.2 C40.8 88.6 55.2 88.6 69.1 86.2 C71.1 85.9 72.1 84.6 72 82.6 C71.1 66 70.6 50 71 36 C70.8 27.6 71.8 19.6 74.4 13.6 C69.6 12 64.4 10.2 60.4 6.4 C56 9.2 40 9.2 35.6 6.4 Z';

/** The left one of each pair; the right one is mirrored at x 48. */
export const leftSleeve =
  'M22.2 13.4 C17.6 15 14.6 17.6 12.6 21.6 L3.9 39.6 C3.2 41.1 3.6 42.2 5 42.9 L16.2 48.6 C17.6 49.3 18.7 48.9 19.4 47.5 L25 36.6 L27.5 33.6 C27.4 26.6 26.8 18.6 24.6 12.6 Z';
export const leftCuff = 'M3.9 39.6 C3.2 41.1 3.6 42.2 5 42.9 L16.2 48.6 C17.6 49.3 18.7 48.9 19.4 47.5 L20.8 44.8 L5.4 36.5 Z';
export const leftSeam = 'M21.6 13.6 C24.2 19.6 25.2 27.6 25 36';

export const collar =
  'M35.6 6.4 C36.4 4.4 37.6 3.6 39.4 4 C45 5.2 51 5.2 56.6 4 C58.4 3.6 59.6 4.4 60.4 6.4 L61.9 9.6 C56 13.4 40 13.4 34.1 9.6 Z';
export const collarEdge = 'M34.1 9.6 C40 13.4 56 13.4 61.9 9.6';

/** Light from the upper left: a streak on the back; shade below the sleeves, on the right side and at the hem. */
export const shine = 'M28 15.4 L32.6 14 C33.2 28 32.4 46 30.8 59 C30.2 44 29.6 28 28 15.4 Z';
export const sideShade = 'M71.2 28 C70.4 48 68 66 67.4 88 L74 88 L74 28 Z';
export const hemShade = 'M22 79.4 C40 82.4 56 82.4 74 79.4 V90 H22 Z';
export const sleeveShade = 'M25.4 31 C22 37.6 17.6 41.4 10 44 L16 50 L22 48 L26 36 Z';

export const mirror = 'matrix(-1 0 0 1 96 0)';
/** Position of the number; its font size is 39. */
export const number = { x: 48, baseline: 65 } as const;

/** Body and sleeves as one outline, for an empty position. */
export const outline =
  'M35.6 6.4 C31.6 10.2 26.4 12 21.6 13.6 C17.6 15 14.6 17.6 12.6 21.6 L3.9 39.6 C3.2 41.1 3.6 42.2 5 42.9 L16.2 48.6 C17.6 49.3 18.7 48.9 19.4 47.5 L25 36.6 C25.4 50 24.9 66 24 82.6 C23.9 84.6 24.9 85.9 26.9 86.2 C40.8 88.6 55.2 88.6 69.1 86.2 C71.1 85.9 72.1 84.6 72 82.6 C71.1 66 70.6 50 71 36.6 L76.6 47.5 C77.3 48.9 78.4 49.3 79.8 48.6 L91 42.9 C92.4 42.2 92.8 41.1 92.1 39.6 L83.4 21.6 C81.4 17.6 78.4 15 74.4 13.6 C69.6 12 64.4 10.2 60.4 6.4 C56 9.2 40 9.2 35.6 6.4 Z';

/** A shape of a pattern as path data, in the view box of the jersey. */
export interface PatternShape {
  readonly d: string;
  readonly transform?: string;
}

interface PatternShapes {
  readonly body?: PatternShape;
  /** Drawn on the left sleeve and mirrored on the right one. */
  readonly sleeve?: PatternShape;
  /** Drawn on the left sleeve only. */
  readonly leftSleeve?: PatternShape;
}

/** The shapes of each pattern. They are larger than the jersey and are clipped. */
export const kitPatterns: Readonly<Record<KitPattern, PatternShapes>> = {
  plain: {},
  hoops: {
    body: { d: 'M0 17h96v10H0ZM0 37h96v10H0ZM0 57h96v10H0ZM0 77h96v10H0Z' },
    sleeve: { d: 'M-20 16h80v8H-20ZM-20 33h80v8H-20Z', transform: 'rotate(27 13 32)' },
  },
  stripes: { body: { d: 'M29.5 0h7v92h-7ZM44.5 0h7v92h-7ZM59.5 0h7v92h-7Z' } },
  yoke: {
    body: { d: 'M0 0H96V27C76 27 62 31 48 31C34 31 20 27 0 27Z' },
    sleeve: { d: 'M0 0H40V27.4C28 27 16 28 0 32Z' },
  },
  sash: { body: { d: 'M10 2L34 2L84 74L84 96L70 96Z' } },
  halves: { body: { d: 'M48 0h48v92H48Z' }, leftSleeve: { d: 'M0 0h48v92H0Z' } },
};

/** Whether a kit is so dark that it needs a light outline, to stand out from a dark pitch. */
export function isDarkKit({ base }: Pick<Kit, 'base'>): boolean {
  return luminance(base) < 0.06;
}
