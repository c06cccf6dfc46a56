import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './run.ts';

const game = 'packages/domain/src/game/scoring/scoreTeam.ts';
const entities = 'packages/domain/src/game/model/entities.ts';
const contract = 'packages/domain/src/contract/team/team.ts';
const api = 'packages/domain/src/api/client.ts';
const store = 'packages/domain/src/stores/team/TeamStore.ts';
const button = 'packages/ui/src/primitives/Button/Button.tsx';
const page = 'packages/app/src/features/landing/LandingPage.tsx';
const route = 'packages/server/src/team/serveTeam.ts';
const shell = 'packages/app/src/shell/Shell.tsx';
const helper = 'packages/app/src/site/paths.ts';
const compositionRoot = 'packages/app/src/createStores.ts';
const transfersRule = 'packages/domain/src/game/transfers/transfers.ts';
const boostersRule = 'packages/domain/src/game/boosters/boosterRefusals.ts';
const tutorialStore = 'packages/domain/src/stores/tutorial/TutorialStore.ts';
const otherPage = 'packages/app/src/features/myTeam/MyTeamPage.tsx';
const createRoutes = 'packages/server/src/http/routes/createRoutes.ts';
const boosterRoute = 'packages/server/src/boosters/serveBoosters.ts';
const builder = 'mocks/builders/team.ts';
const fakeNetwork = 'packages/app/dev/main.ts';

/** Forbidden imports: importing file, imported file, broken rule. Each import is written to a file of its own beside the importing one. */
const forbidden = [
  [game, contract, 'rules-stand-alone'],
  [game, builder, 'rules-stand-alone'],
  [game, 'zod', 'rules-without-libraries'],
  [contract, store, 'contract-knows-types-only'],
  [contract, game, 'contract-knows-types-only'],
  [store, button, 'stores-below-screens'],
  [api, route, 'stores-below-screens'],
  [button, contract, 'components-without-data'],
  [button, store, 'components-without-data'],
  [button, builder, 'components-without-data'],
  [button, 'axios', 'components-without-transport'],
  [button, 'mobx', 'components-without-transport'],
  [button, 'react-router-dom', 'components-without-transport'],
  [route, button, 'server-without-screens'],
  [route, '@rugby/ui/Button', 'server-without-screens'],
  [route, store, 'server-without-screens'],
  [page, route, 'site-without-server'],
  [page, builder, 'site-without-server'],
  [page, fakeNetwork, 'site-without-fake-network'],
  [builder, button, 'mocks-are-a-world'],
  [builder, store, 'mocks-are-a-world'],
  [route, './nowhere.ts', 'no-unresolved'],
  [boostersRule, transfersRule, 'features-by-table'],
  [store, tutorialStore, 'features-by-table'],
  [page, otherPage, 'features-by-table'],
  [route, boosterRoute, 'features-by-table'],
  [createRoutes, route, 'server-base-below'],
  [shell, page, 'site-downwards'],
  [helper, shell, 'site-downwards'],
  [page, compositionRoot, 'site-downwards'],
] as const;

const allowed = [
  [contract, entities],
  [store, contract],
  [api, 'axios'],
  [button, game],
  [page, store],
  [page, button],
  [route, contract],
  [builder, contract],
  [fakeNetwork, page],
] as const;

describe('the layer rules', () => {
  let tree: string;
  let found: ReadonlyMap<string, readonly string[]>;
  beforeAll(async () => {
    tree = await realpath(await mkdtemp(join(tmpdir(), 'fantasy-rugby-layers-')));
    await plant();
    found = await violations();
  });
  afterAll(() => rm(tree, { recursive: true, force: true }));

  it.each(forbidden)('find %s importing %s: %s', (from, to, rule) => {
    expect(found.get(culprit(from, to))).toContain(rule);
  });
  it.each(allowed)('let %s import %s', (from, to) => {
    expect(found.get(culprit(from, to))).toBeUndefined();
  });
  it('let a story use the mocks', () => expect(found.get(story)).toBeUndefined());
  it.each([
    ['values', circle],
    ['types', typeCircle],
  ])('find two files that need each other for their %s', (_, files) => {
    expect(files.flatMap((file) => found.get(file) ?? [])).toEqual(['no-circles']);
  });

  async function plant(): Promise<void> {
    const targets = new Set([...forbidden, ...allowed].flat().filter((file) => /^(?:packages|mocks)\//.test(file)));
    await Promise.all([
      ...[...targets].map((file) => write(file, 'export const here = true;')),
      ...['zod', 'axios', 'mobx', 'react-router-dom'].map((name) => write(`node_modules/${name}/index.js`, '')),
      ...[...forbidden, ...allowed].map(([from, to]) => write(culprit(from, to), importing(from, to))),
      write(story, importing(story, builder)),
      write(circle[0], importing(circle[0], circle[1])),
      write(circle[1], importing(circle[1], circle[0])),
      write(typeCircle[0], importing(typeCircle[0], typeCircle[1]).replace('import {', 'import type {')),
      write(typeCircle[1], importing(typeCircle[1], typeCircle[0])),
      write('packages/ui/package.json', JSON.stringify({ name: '@rugby/ui', exports: { './*': './src/primitives/*/*.tsx' } })),
    ]);
    await mkdir(join(tree, 'node_modules/@rugby'));
    await symlink(join(tree, 'packages/ui'), join(tree, 'node_modules/@rugby/ui'));
  }

  async function write(file: string, content: string): Promise<void> {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await writeFile(join(tree, file), content);
  }

  /** By the file that breaks them, the names of the broken rules. */
  async function violations(): Promise<ReadonlyMap<string, readonly string[]>> {
    const options = await extractDepcruiseOptions(join(root, '.ci/dependency-cruiser.cjs'));
    const { output } = await cruise(['packages', 'mocks'], { ...options, baseDir: tree, validate: true });
    if (typeof output === 'string') throw new Error(output);
    const { violations: broken } = output.summary;
    return new Map(
      Object.entries(Object.groupBy(broken, ({ from }) => from)).map(([from, own = []]) => [
        from,
        own.map(({ rule }) => rule.name),
      ]),
    );
  }
});

const story = 'packages/ui/src/primitives/Button/Button.stories.tsx';
const circle = ['packages/app/src/shell/first.ts', 'packages/app/src/shell/second.ts'] as const;

const typeCircle = ['packages/app/src/shell/third.ts', 'packages/app/src/shell/fourth.ts'] as const;

/** The path of a file for this one import, in the folder of `from`. */
function culprit(from: string, to: string): string {
  return join(dirname(from), `imports-${to.replaceAll(/\W+/g, '-')}.ts`);
}

function importing(from: string, to: string): string {
  const path = /^(?:packages|mocks)\//.test(to) ? `./${relative(dirname(from), to)}` : to;
  return `import { here as there } from '${path}';\nexport const used = there;`;
}
