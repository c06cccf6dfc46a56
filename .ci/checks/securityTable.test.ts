import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.ts';

it('every test that the security page names exists', async () => {
  const page = await readFile(join(root, 'docs/security.md'), 'utf8');
  const named = [...new Set([...page.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, path = '']) => path))];
  expect(named.length).toBeGreaterThan(50);
  const folders = ['packages/server/src', 'packages', ''];
  expect(named.filter((path) => !folders.some((folder) => existsSync(join(root, folder, path))))).toEqual([]);
});
