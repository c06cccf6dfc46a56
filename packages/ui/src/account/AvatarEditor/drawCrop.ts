import { type Crop, type PictureSize, rectangleOf } from './crop.ts';

/** Twice the size that is stored, so that the second encoding does not show. */
const side = 512;

/** The natural size of a picture; undefined when it cannot be opened. */
export async function measurePicture(src: string): Promise<PictureSize | undefined> {
  const picture = await openPicture(src);
  return picture && { width: picture.naturalWidth, height: picture.naturalHeight };
}

/** The crop of a picture as a square picture of its own; undefined when it cannot be drawn. */
export async function drawCrop(src: string, crop: Crop, size: PictureSize): Promise<Blob | undefined> {
  const picture = await openPicture(src);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (picture === undefined || context === null) return undefined;
  const { left, top, side: from } = rectangleOf(crop, size);
  context.drawImage(picture, left, top, from, from, 0, 0, side, side);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/webp', 0.9));
}

async function openPicture(src: string): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  picture.src = src;
  try {
    await picture.decode();
  } catch {
    return undefined;
  }
  return picture.naturalWidth > 0 ? picture : undefined;
}
