import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { crowdedFolders, mostFiles } from '../conventions/crowdedFolders.ts';
import { root } from './run.ts';

it(`no folder of the project holds more than ${mostFiles} files beside stories and tests`, () => {
  const files = globSync('{packages/*/src,packages/app/e2e,mocks,.ci,.storybook}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules'));
  expect(files.length).toBeGreaterThan(1500);
  expect(crowdedFolders(files)).toEqual([]);
});

it('counts source files of one folder, without those of folders below it', () => {
  const crowd = Array.from({ length: mostFiles + 1 }, (_, index) => `packages/a/src/crowd/file${index}.ts`);
  expect(crowdedFolders(crowd)).toEqual([`packages/a/src/crowd: ${mostFiles + 1} files`]);
  expect(crowdedFolders(crowd.slice(1))).toEqual([]);
  expect(crowdedFolders([...crowd.slice(1), 'packages/a/src/crowd/deep/file.ts', 'packages/a/src/crowd/file.test.ts'])).toEqual(
    [],
  );
  expect(crowdedFolders(crowd.map((file, index) => file.replace(/crowd.*/, `migrations/${1000 + index}_step.ts`)))).toEqual([]);
});
