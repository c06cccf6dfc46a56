import type { TurfView } from '../drawing/turfDrawing.ts';

/** `wide` is the size of a link preview, `tall` that of a post on a phone. In px. */
export const pictureSizes = { wide: { width: 1200, height: 630 }, tall: { width: 1080, height: 1350 } } as const;
export type PictureFormat = keyof typeof pictureSizes;
export const pictureFormats = ['wide', 'tall'] as const satisfies readonly PictureFormat[];

/** Where the players stand in a picture, in px. */
export interface PitchPlaces {
  /** The view of the field; it may be wider than the picture, which shows its left part. */
  readonly turf: TurfView;
  /** Top of the drawing of the field. */
  readonly top: number;
  /** The middle of the rows. */
  readonly center: number;
  /** Top of the jerseys in the first row, and the step to the next one. */
  readonly firstRow: number;
  readonly rowStep: number;
  /** Times the sizes of the wide format. */
  readonly scale: number;
}

export const pitchPlaces: Readonly<Record<PictureFormat, PitchPlaces>> = {
  wide: {
    turf: { width: 1660, height: 630, ownHalfWidth: 436, ownTryLine: 619, farTryLine: 59 },
    top: 0,
    center: 830,
    firstRow: 42,
    rowStep: 97.5,
    scale: 1,
  },
  tall: {
    turf: { width: 1080, height: 958, ownHalfWidth: 630, ownTryLine: 943, farTryLine: 89 },
    top: 300,
    center: 540,
    firstRow: 372,
    rowStep: 145,
    scale: 1.51,
  },
};
