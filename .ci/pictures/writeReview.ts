import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findPictures } from '../../.storybook/pictures/pictures.ts';
import { findingsIn, leftPictures, type ReviewedPicture, reviewedPictures } from './pictureReview.ts';
import { reviewPage } from './reviewPage.ts';

/** Where a run of the stories for a review writes vitest's report, from the root. */
export const reviewReport = `${leftPictures}/report.json`;

/**
 * Writes the review of what the last run of the stories left, and answers the page's path. `hasPassed` says how that run ended.
 */
export async function writeReview(root: string, hasPassed: boolean): Promise<string> {
  const pictures = reviewedIn(root);
  const report: unknown = JSON.parse(await readFile(join(root, reviewReport), 'utf8'));
  const page = join(root, leftPictures, 'index.html');
  await mkdir(dirname(page), { recursive: true });
  await writeFile(
    page,
    reviewPage(pictures, findingsIn(report, root), hasPassed, (file) => readFileSync(join(root, file))),
  );
  return page;
}

/** What the last run of the stories left. */
export function reviewedIn(root: string): readonly ReviewedPicture[] {
  const left = globSync(`${leftPictures}/**/*.png`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return reviewedPictures(left, new Set(findPictures(root).map(({ path }) => path)));
}
