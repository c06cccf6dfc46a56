import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const day = 24 * 60 * 60 * 1000;
/** How long the files of a build stay after the next one, in milliseconds. */
export const staysFor = 14 * day;

/**
 * Leaves the files of earlier builds where they are for two weeks. Pages that were opened before an upgrade ask for them, and so do processes that
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

/** Removes assets that are not among the files of this build, nor of one in the two weeks before `now`, in epoch milliseconds. */
export async function removeOldFiles(folder: string, files: readonly string[], now: number): Promise<void> {
  for (const name of await readdir(join(folder, 'assets'))) {
    const file = join(folder, 'assets', name);
    if (files.includes(`assets/${name.replace(/\.(?:br|gz)$/, '')}`)) continue;
    const { mtimeMs } = await stat(file);
    if (now - mtimeMs > staysFor) await rm(file);
  }
}
