import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Rewrites a picture with the same pixels in fewer bytes, if there is a way: the browser encodes in a hurry. Answers whether it did.
 * The pictures have no transparent pixels; a picture that had would stay unchanged.
 */
export async function squeeze(file: string): Promise<boolean> {
  const before = await readFile(file);
  const { isOpaque } = await sharp(before).stats();
  const image = isOpaque ? sharp(before).removeAlpha() : sharp(before);
  const [plain, filtered] = await Promise.all(
    [false, true].map((adaptiveFiltering) =>
      image.clone().png({ compressionLevel: 9, palette: false, adaptiveFiltering }).toBuffer(),
    ),
  );
  const best = [plain, filtered].reduce<Buffer>(
    (so, next) => (next !== undefined && next.length < so.length ? next : so),
    before,
  );
  if (best === before) return false;
  await writeFile(file, best);
  return true;
}
