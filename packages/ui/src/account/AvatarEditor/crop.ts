/** Width and height of a picture in its own pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The square part of a picture that is shown: its centre as shares of the picture, and how far it is enlarged. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const zooms = { min: 1, max: 4, step: 0.1 } as const;

/** The largest square, in the middle. */
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: zooms.min };

/** The length of a side of the crop, in pixels of the picture. */
export function sideOf({ zoom }: Crop, { width, height }: PictureSize): number {
  return Math.min(width, height) / zoom;
}

/** Moves the crop by pixels of the picture; it never leaves the picture. */
export function moveCrop(crop: Crop, across: number, down: number, size: PictureSize): Crop {
  return insidePicture({ ...crop, x: crop.x + across / size.width, y: crop.y + down / size.height }, size);
}

/** Enlarges the crop around its centre, within the limits. */
export function zoomCrop(crop: Crop, zoom: number, size: PictureSize): Crop {
  return insidePicture({ ...crop, zoom: clamp(zoom, zooms.min, zooms.max) }, size);
}

/** The crop as a rectangle in pixels of the picture. */
export function rectangleOf(crop: Crop, size: PictureSize) {
  const side = sideOf(crop, size);
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side };
}

function insidePicture(crop: Crop, size: PictureSize): Crop {
  const half = sideOf(crop, size) / 2;
  const [across, down] = [half / size.width, half / size.height];
  return { ...crop, x: clamp(crop.x, across, 1 - across), y: clamp(crop.y, down, 1 - down) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
