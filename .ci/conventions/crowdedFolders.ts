import { posix } from 'node:path';

/** More files than this in one folder, and a reader searches instead of finding. */
export const mostFiles = 25;

/**
 * The folders that directly hold more source files than `mostFiles`, with how many. Stories and tests do not count, nor do migrations: each is found
 * by its number, and none that has landed is ever merged with another.
 */
export function crowdedFolders(files: readonly string[]): readonly string[] {
  const sources = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:stories|test)\.tsx?$|\/migrations\/\d{4}_\w+\.ts$/.test(file),
  );
  const byFolder = Map.groupBy(sources, (file) => posix.dirname(file));
  return [...byFolder].filter(([, own]) => own.length > mostFiles).map(([folder, own]) => `${folder}: ${own.length} files`);
}
