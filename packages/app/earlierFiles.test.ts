import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepMs, removeOldFiles } from './earlierFiles.ts';

it('a file stays for two weeks after the first build without it, however old it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const assets = join(folder, 'assets');
  await mkdir(assets);
  const built = Date.now() - 3 * keepMs;
  for (const name of ['this.js', 'this.js.br', 'last.js', 'last.js.br', 'last.js.gz', 'unknown.js']) {
    await writeFile(join(assets, name), '');
    await utimes(join(assets, name), new Date(built), new Date(built));
  }
  const left = async () => (await readdir(assets)).toSorted().join(' ');
  await removeOldFiles(folder, ['assets/this.js', 'assets/last.js'], built);
  const replaced = Date.now();
  await removeOldFiles(folder, ['assets/this.js'], replaced);
  expect(await left()).toBe('last.js last.js.br last.js.gz this.js this.js.br');
  await removeOldFiles(folder, ['assets/this.js'], replaced + keepMs - 60_000);
  expect(await left()).toBe('last.js last.js.br last.js.gz this.js this.js.br');
  await removeOldFiles(folder, ['assets/this.js'], replaced + keepMs + 60_000);
  expect(await left()).toBe('this.js this.js.br');
});
