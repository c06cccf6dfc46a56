import { posix } from 'node:path';

/**
 * Returns the tests that stand beside changed files: in the folder of each, or in the nearest one above it that has any. Deleted files count as
 * well. All paths are relative to the repository, with forward slashes.
 */
export function testsBeside(changed: readonly string[], tests: readonly string[]): readonly string[] {
  const testsIn = Map.groupBy(tests, posix.dirname);
  const folders = new Set(changed.flatMap((file) => nearestFolder(file, testsIn) ?? []));
  return [...folders].flatMap((folder) => testsIn.get(folder) ?? []);
}

function nearestFolder(path: string, testsIn: ReadonlyMap<string, unknown>): string | undefined {
  const folder = posix.dirname(path);
  if (testsIn.has(folder)) return folder;
  return folder === '.' ? undefined : nearestFolder(folder, testsIn);
}

/** So many stories show that a helper works; `npm test` runs all of them. */
const storiesOfHelper = 3;

/**
 * Returns stories that import a changed file of Storybook's own folder: of each file the three shortest, which answer soonest. `stories` are their
 * texts by path.
 */
export function storiesUsing(changed: readonly string[], stories: ReadonlyMap<string, string>): readonly string[] {
  const shortestFirst = [...stories].sort(([, a], [, b]) => a.length - b.length);
  const found = changed
    .filter((file) => file.startsWith('.storybook/'))
    .flatMap((file) => shortestFirst.filter(([, text]) => text.includes(`/${file}'`)).slice(0, storiesOfHelper));
  return [...new Set(found.map(([path]) => path))];
}
