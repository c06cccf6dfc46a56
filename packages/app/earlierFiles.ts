import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const day = 24 * 60 * 60 * 1000;
/** How long a file stays after the first build without it, in milliseconds. */
export const keepMs = 14 * day;
/** The names of the files of the last build, one in a line. */
const listName = 'filesOfBuild.txt';

/**
 * Leaves the files of earlier builds where they are for two weeks more. Pages that were opened before an upgrade ask for them, and so do processes that
 * are restarted later than others.
 */
export function earlierFiles(): Plugin {
  return {
    name: 'earlier-files',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    writeBundle: ({ dir = '' }, bundle) => removeOldFiles(dir, Object.keys(bundle), Date.now()),
  };
}

/** Removes assets of earlier builds two weeks after the first build without them. `now` is in epoch milliseconds. */
export async function removeOldFiles(folder: string, files: readonly string[], now: number): Promise<void> {
  const list = join(folder, listName);
  const last = new Set((await readFile(list, 'utf8').catch(() => '')).split('\n'));
  for (const name of await readdir(join(folder, 'assets'))) {
    const file = join(folder, 'assets', name);
    const built = `assets/${name.replace(/\.(?:br|gz)$/, '')}`;
    if (files.includes(built)) continue;
    if (last.has(built)) await utimes(file, new Date(now), new Date(now));
    else if (now - (await stat(file)).mtimeMs > keepMs) await rm(file);
  }
  await writeFile(list, files.join('\n'));
}
