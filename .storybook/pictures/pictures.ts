import { globSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { pictureFile, pictureModeNames } from '../modes.ts';

export interface Picture {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  readonly bytes: number;
}

/** Every picture in the repository. */
export function findPictures(root: string): Picture[] {
  return globSync('packages/*/src/**/__screenshots__/*.png', { cwd: root }).map((file) => ({
    path: file.replaceAll('\\', '/'),
    bytes: statSync(join(root, file)).size,
  }));
}

/** The paths that the pictures of today's stories may have; a story that opted out simply has none there. */
export async function picturePathsOfStories(root: string): Promise<ReadonlySet<string>> {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') });
  const stories = Object.values(entries).filter((entry) => entry.type === 'story');
  return new Set(
    stories.flatMap(({ id, importPath }) =>
      pictureModeNames.map((mode) => join(dirname(importPath), '__screenshots__', pictureFile(id, mode)).replaceAll('\\', '/')),
    ),
  );
}

export function findOrphans(pictures: readonly Picture[], storyPaths: ReadonlySet<string>): string[] {
  return pictures.map(({ path }) => path).filter((path) => !storyPaths.has(path));
}

/** In bytes; 0 where there are no pictures. */
export function medianSize(pictures: readonly Picture[]): number {
  const sizes = pictures.map(({ bytes }) => bytes).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** In bytes. */
export function totalSize(pictures: readonly Picture[]): number {
  return pictures.reduce((sum, { bytes }) => sum + bytes, 0);
}
