import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { squeeze } from '../squeeze.ts';
import { pathOf } from './pictureReview.ts';
import { reviewedIn } from './writeReview.ts';

/**
 * Takes pictures as the last review shows them, named by their path from the root. Answers the reason when one of them is not in the review; then it
 * takes none.
 */
export async function acceptPictures(root: string, named: readonly string[]): Promise<string | undefined> {
  if (named.length === 0) return 'Name the pictures to accept, as the review page shows them.';
  const shown = reviewedIn(root).flatMap((picture) =>
    picture.after === undefined ? [] : [[pathOf(picture), picture.after] as const],
  );
  const taken = shown.filter(([path]) => named.includes(path));
  const missing = named.filter((name) => !taken.some(([path]) => path === name));
  if (missing.length > 0)
    return `The last review has no such picture: ${missing.join(', ')}. Run npm run pictures -- --review first.`;
  for (const [path, after] of taken) {
    const picture = join(root, path);
    await mkdir(dirname(picture), { recursive: true });
    await copyFile(join(root, after), picture);
    await squeeze(picture);
  }
  return undefined;
}
