import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeSecret } from './dataDir.ts';

let folders: string[];

beforeEach(async () => {
  folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'secret-'))));
});
afterEach(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

it('the secret of each data folder is 256 bits of its own, and stays', async () => {
  const made = await Promise.all(folders.map((folder) => storeSecret(folder, 'game.password')));
  expect(new Set(made).size).toBe(2);
  for (const secret of made) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(await Promise.all(folders.map((folder) => storeSecret(folder, 'game.password')))).toEqual(made);
});

it('two processes that need the secret of a data folder at once get the same one', async () => {
  const made = await Promise.all([1, 2, 3].map(() => storeSecret(folders[0] ?? '', 'game.password')));
  expect(new Set(made).size).toBe(1);
});
