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
  const after = new Map(reviewedIn(root).map((picture) => [pathOf(picture), picture.after]));
  const missing = named.filter((path) => after.get(path) === undefined);
  if (missing.length > 0)
    return `The last review has no such picture: ${missing.join(', ')}. Run npm run pictures -- --review first.`;
  for (const path of named) {
    const picture = join(root, path);
    await mkdir(dirname(picture), { recursive: true });
    await copyFile(join(root, after.get(path) ?? path), picture);
    await squeeze(picture);
  }
  return undefined;
}
