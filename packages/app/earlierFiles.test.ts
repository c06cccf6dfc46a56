import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { removeOldFiles, staysFor } from './earlierFiles.ts';

it('a file of an earlier build stays for two weeks, one of this build stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  const now = Date.now();
  const files = {
    'this.js': 3 * staysFor,
    'this.js.br': 3 * staysFor,
    'this.js.gz': 3 * staysFor,
    'last.js': staysFor - 60_000,
    'old.js': staysFor + 60_000,
    'old.js.br': staysFor + 60_000,
  };
  for (const [name, age] of Object.entries(files)) {
    const file = join(folder, 'assets', name);
    await writeFile(file, '');
    await utimes(file, new Date(now - age), new Date(now - age));
  }
  await removeOldFiles(folder, ['assets/this.js'], now);
  expect((await readdir(join(folder, 'assets'))).toSorted()).toEqual(['last.js', 'this.js', 'this.js.br', 'this.js.gz']);
});
