import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { networkRules } from '../conventions/networkRules.ts';
import { bypassedNetwork, dataComponents, idleEntries } from '../conventions/networkStories.ts';
import { root } from './run.ts';

const model = join(root, 'packages/domain/src/game/model');
const rules = networkRules(
  ...['entities', 'league', 'contest', 'landing'].map((file) => readFileSync(join(model, `${file}.ts`), 'utf8')),
);

describe('components that show data of the game', () => {
  const files = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root });
  const sources = new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')]));

  it('are fed from the fake network in their stories', () => {
    expect(dataComponents(sources, rules).size).toBeGreaterThan(20);
    expect(bypassedNetwork(sources, rules).map(({ file, wants }) => `${file} wants ${wants}`)).toEqual([]);
  });
  it('include every component of the list of plain data', () => {
    expect(idleEntries(sources, rules)).toEqual([]);
  });
});

describe('the check', () => {
  const folder = 'packages/ui/src/game/Badge';
  const component = `
    import type { Player } from '@rugby/domain/game/model/entities';
    interface BadgeContent { readonly player: Pick<Player, 'id'> }
    export interface BadgeProps { readonly content: BadgeContent; readonly tone: 'good' | 'bad' }`;
  const meta = (args: string) => `const meta = preview.meta({ component: Badge, args: { ${args} } });\n`;

  function breaches(stories: string, props = component): readonly string[] {
    const sources = new Map([
      [`${folder}/Badge.tsx`, props],
      [`${folder}/Badge.stories.tsx`, stories],
    ]);
    return bypassedNetwork(sources, rules).map(({ wants }) => wants);
  }

  it('finds a builder in the args of meta', () => {
    expect(breaches(meta('content: { player: aPlayer() }'))).toEqual([expect.stringMatching(/: content$/)]);
  });
  it('finds a builder in the args of the first story', () => {
    const stories = `${meta("tone: 'good'")} export const Default = meta.story({ args: { content: sample } });`;
    expect(breaches(`const sample = aPlayer(); ${stories}`)).toHaveLength(1);
  });
  it('finds a component that is given no data at all', () => {
    expect(breaches(meta("tone: 'good'"))).toHaveLength(1);
  });
  it.each([
    ['in its place', meta('content: fromSeason(midRound, badgeOf)')],
    ['by a constant', `const content = fromNetwork(midRound, badgeOf); ${meta('content')}`],
    ['by a function', `function inRound() { return fromSeason(midRound, badgeOf); } ${meta('content: inRound()')}`],
    ['by all args together', `const all = { content: fromSeason(midRound, badgeOf) }; ${meta('...all')}`],
    ['by the season that the story renders', meta('season: fromSeason(midRound, (season) => season)')],
  ])('is content with data from the network %s', (_, stories) => {
    expect(breaches(stories)).toEqual([]);
  });
  it('takes null for no data', () => {
    const stories = `const empty: Content | null = null; ${meta('season: fromSeason(midRound, (season) => season), content: empty')}`;
    expect(breaches(stories)).toEqual([]);
  });
  it('leaves edge states of later stories alone', () => {
    const stories = `${meta('content: fromSeason(midRound, badgeOf)')} export const Default = meta.story({});`;
    expect(breaches(`${stories} export const LongNames = meta.story({ args: { content: { player: aPlayer() } } });`)).toEqual([]);
  });
  it('asks nothing of a component without data', () => {
    expect(breaches(meta("tone: 'good'"), "export interface BadgeProps { readonly tone: 'good' | 'bad' }")).toEqual([]);
  });
});
