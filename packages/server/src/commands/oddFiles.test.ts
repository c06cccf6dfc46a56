import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeasonHarness, type SeasonHarness } from './testing/createSeasonHarness.ts';

let harness: SeasonHarness;
beforeAll(async () => {
  harness = await createSeasonHarness();
});
afterAll(() => harness.drop());

describe.runIf(process.platform === 'linux')('what is no file is refused by a sentence, and not waited for', () => {
  it.each([
    ['a folder', (path: string) => mkdir(path)],
    ['a pipe that is never written', (path: string) => promisify(execFile)('mkfifo', [path])],
    ['a device without an end', (path: string) => symlink('/dev/zero', path)],
  ])('%s', async (_, make) => {
    const path = join(harness.files.folder, 'players.json');
    await rm(path, { recursive: true });
    await make(path);
    const { code, errors } = await harness.season('import --edition srp --from .');
    expect([code, errors]).toEqual([2, `${path} is not a file.`]);
    expect(await harness.db.selectFrom('seasons').selectAll().execute()).toEqual([]);
  });
});

it('a command whose output is read no longer goes on and ends without a stack', async () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./cli.ts', import.meta.url)), 'help']);
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const [code] = await once(child, 'close');
  expect([code, errors]).toEqual([0, '']);
});
