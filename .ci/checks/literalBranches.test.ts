import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boosterKind, type DataKind, editionKind, literalBranches } from '../conventions/literalBranches.ts';
import { root } from './run.ts';

/** Sources outside `node_modules`, without those that match a pattern. */
function sources(without: RegExp): readonly string[] {
  const files = globSync('{packages/*/{src,e2e,dev},mocks,.storybook}/**/*.{ts,tsx}', { cwd: root });
  return files.map((file) => file.replaceAll('\\', '/')).filter((file) => !file.includes('node_modules/') && !without.test(file));
}

function branchesIn(files: readonly string[], kind: DataKind): readonly string[] {
  return files.flatMap((file) =>
    literalBranches(readFileSync(join(root, file), 'utf8'), kind).map((wanted) => `${file} wants ${wanted}`),
  );
}

it('no source outside editions.ts branches on an edition', () => {
  const files = sources(/^packages\/domain\/src\/editions\.ts$/);
  expect(files.length).toBeGreaterThan(800);
  expect(branchesIn(files, editionKind)).toEqual([]);
});

it('no source branches on a booster type, except tests and the recount that shares no code with the scoring', () => {
  const files = sources(/\.(?:test|stories)\.tsx?$|\/e2e\/|^packages\/server\/src\/proof\/recountSeason\.ts$/);
  expect(branchesIn(files, boosterKind)).toEqual([]);
});

describe('a branch on a name is found', () => {
  it.each([
    ["edition.id === 'srp' ? 11 : 10", "=== 'srp'"],
    ["if ('trc' !== edition.id) return;", "'trc' !=="],
    ["switch (brand) {\n  case 'club':", "case 'club':"],
    ['edition === editions.trc', '=== editions.trc'],
    ["brand == 'championship'", "== 'championship'"],
  ])('%s', (source, found) => {
    const [branch = '', ...more] = literalBranches(source, editionKind);
    expect(branch).toContain(found);
    expect(more).toEqual([]);
  });
  it('with its line', () => {
    expect(literalBranches("\n\nconst is = type === 'LIMITLESS';", boosterKind)).toEqual([expect.stringContaining('in line 3')]);
  });
});

it.each([
  'const captains: Record<EditionId, number> = { srp: 11, trc: 10 };',
  'squadsOf(editions.trc)',
  "const meta = { edition: 'trc' };",
  "// edition.id === 'srp'",
  "/* case 'club': */",
  'edition.id === other.id',
  "name === 'clubs'",
])('no branch on an edition: %s', (source) => {
  expect(literalBranches(source, editionKind)).toEqual([]);
});
