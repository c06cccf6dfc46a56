import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.ts';

/** The part of the README that lists the files of a change. */
const lists = /## How do I …(.*?)\n## /s.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1] ?? '';

/** What grows by an entry when an edition, a booster, a figure or a column is added, and a key by which an entry is recognised. */
test.each([
  ['an edition', /Record<(?:EditionId|Edition\['id'\])/, /\bsrp:/],
  ['a booster', /Record<BoosterType/, /\bTRIPLE_CAPTAIN:/],
  ['a figure or a column', /Record<(?:FigureName|StatsColumn)/, /\btries:/],
])('the README names every file with an entry for %s', (_, table, entry) => {
  const files = globSync('{packages/*/{src,e2e},mocks,.ci/bench,.storybook}/**/*.{ts,tsx}', { cwd: root }).filter((file) => {
    if (/\.(?:test|stories)\.tsx?$/.test(file)) return false;
    const text = readFileSync(join(root, file), 'utf8');
    return table.test(text) && entry.test(text);
  });
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !lists.includes(basename(file)))).toEqual([]);
});
