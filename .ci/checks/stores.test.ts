import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { constructedStores } from '../conventions/storeConstruction.ts';
import { root } from './run.ts';

it('the site constructs its stores in createStores.ts alone', () => {
  const files = globSync('packages/app/src/**/*.{ts,tsx}', { cwd: root });
  const sources = new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')]));
  expect(sources.size).toBeGreaterThan(80);
  expect(constructedStores(sources).map(({ file, wants }) => `${file} wants ${wants}`)).toEqual([]);
});

describe('a store that is constructed', () => {
  const page = 'packages/app/src/features/season/FixturesPage.tsx';

  function breaches(source: string, file = page): readonly string[] {
    return constructedStores(new Map([[file, source]])).map(({ wants }) => wants);
  }

  it.each([
    ['in the state of a component', 'const [store] = useState(() => new FixturesStore(season));'],
    [
      'under any name',
      "import { RemoteValue } from '@rugby/domain/stores/remote/RemoteValue';\nconst value = new RemoteValue(ask);",
    ],
    ['from the stores of the site', "import { PoolRows } from '../../stores/PoolRows.ts';\nconst rows = new PoolRows(sources);"],
    ['by a factory', 'const stores = createMyTeamStores(start);'],
    ['by the composition root', 'const [stores] = useState(() => createStores(edition, ports));'],
    ['in a map', 'const known = new WeakMap();'],
  ])('%s is found', (_, source) => expect(breaches(source)).toHaveLength(1));

  it.each(['packages/app/src/createStores.ts', 'packages/app/src/stores/createGameStores.ts'])('in %s is allowed', (file) => {
    expect(breaches('export const stores = new FixturesStore(season);', file)).toEqual([]);
  });
  it('by a story with other ports is allowed', () => {
    expect(breaches('createStores(editions.srp, ports);', 'packages/app/src/features/season/FixturesPage.stories.tsx')).toEqual(
      [],
    );
  });
  it('is not seen in a type or in another class', () => {
    const source = "import type { FixturesStore } from '@rugby/domain/stores/season/FixturesStore';\nconst names = new Map();";
    expect(breaches(source)).toEqual([]);
  });
});
