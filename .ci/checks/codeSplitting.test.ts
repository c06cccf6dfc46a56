import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.ts';

it('the groups of the build name only modules of the site that exist', () => {
  const groups = readFileSync(join(root, 'packages/app/codeSplitting.ts'), 'utf8');
  const names = [...groups.matchAll(/\bown:\s*'([^']+)'/g)].flatMap(([, list = '']) => list.split(' '));
  const modules = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).map((file) => `/${file.replaceAll('\\', '/')}`);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !modules.some((file) => file.replace(/\.tsx?$/, '').endsWith(`/${name}`)))).toEqual([]);
});
