import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { idleStateReasons, missingComponentStates, type StateReasons } from '../conventions/componentStates.ts';
import { networkRules } from '../conventions/networkRules.ts';
import { bypassedNetwork, dataComponents, idleEntries } from '../conventions/networkStories.ts';
import { stateReasons } from '../conventions/stateReasons.ts';
import { idleWithoutData, undecidedComponents, withoutData } from '../conventions/withoutData.ts';
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
  it('are all that have no reason to show none', () => {
    expect(undecidedComponents(sources, rules, withoutData)).toEqual([]);
    expect(idleWithoutData(sources, rules, withoutData)).toEqual([]);
  });
  it('include every component of the list of plain data', () => {
    expect(idleEntries(sources, rules)).toEqual([]);
  });
  it('get each state of a call that they can show from the fake network', () => {
    expect(missingComponentStates(sources, rules, stateReasons).map(({ file, wants }) => `${file} wants ${wants}`)).toEqual([]);
  });
  it('need every reason why one of these states is never shown', () => {
    expect(idleStateReasons(sources, rules, stateReasons)).toEqual([]);
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

describe('the list of components without data', () => {
  const sources = new Map([
    ['packages/ui/src/game/Badge/Badge.tsx', 'export interface BadgeProps { readonly label: string }'],
    ['packages/ui/src/game/Crest/Crest.tsx', 'export interface CrestProps { readonly squad: Squad }'],
    ['packages/ui/src/primitives/Button/Button.tsx', 'export interface ButtonProps { readonly label: string }'],
  ]);

  it('decides on each component whose props do not say that it shows data', () => {
    expect(undecidedComponents(sources, rules, {})).toEqual(['Badge']);
    expect(undecidedComponents(sources, rules, { 'it is a control': ['Badge'] })).toEqual([]);
  });
  it('names no component that shows data, is gone, or stands there twice', () => {
    const idle = { 'it is a control': ['Badge', 'Crest', 'Ribbon'], 'its words are always the same': ['Badge'] };
    expect(idleWithoutData(sources, rules, idle)).toEqual(['Crest', 'Ribbon', 'Badge']);
  });
});

describe('the check of states', () => {
  const folder = 'packages/ui/src/game/List';
  const props = (...members: readonly string[]) => `
    import type { Player } from '@rugby/domain/game/model/entities';
    import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
    type Contents = { readonly state: 'loading' } | { readonly state: 'ready'; readonly rows: readonly Player[] } | { readonly state: 'failed' };
    export interface ListProps { ${members.join('; ')} }`;
  const sourcesOf = (component: string, stories: string) =>
    new Map([
      [`${folder}/List.tsx`, component],
      [`${folder}/List.stories.tsx`, stories],
    ]);
  const missing = (component: string, stories = '', reasons: StateReasons = new Map()) =>
    missingComponentStates(sourcesOf(component, stories), rules, reasons).map(({ wants }) => wants);

  it.each([
    ['a state of its contents', 'readonly contents: Contents', 'loading, slow, failed'],
    ['data that may be undefined', 'readonly player: Player | undefined', 'loading, slow'],
    [
      'an error and a flag',
      'readonly player: Player; readonly error?: string; readonly isLoading?: boolean',
      'loading, slow, failed',
    ],
    ['a list', 'readonly players: readonly Player[]', 'empty'],
    ['the outcome of a form', 'readonly player: Player; readonly onSave: (name: string) => Promise<FormOutcome>', 'refused'],
  ])('derives states from %s', (_, member, states) => {
    expect(missing(props(member))).toEqual([`from the fake network: ${states}`]);
  });
  it('asks nothing of a card that always has its player', () => {
    expect(missing(props('readonly player: Player', 'readonly number: number | undefined'))).toEqual([]);
  });
  it('takes the handlers of the network for it, not props made by hand', () => {
    const contents = props('readonly contents: Contents');
    const made = "export const Loading = meta.story({ args: { contents: { state: 'loading' } } }); // ...loading(file)";
    const fetched = ['loading(file)', 'failed(file, 503)'].map(
      (handler, index) =>
        `export const State${index} = meta.story({ args: { contents: fromNetwork(midRound, ask, ...${handler}) } });`,
    );
    expect(missing(contents, made)).toEqual(['from the fake network: loading, slow, failed']);
    expect(missing(contents, fetched.join('\n'))).toEqual(['from the fake network: slow']);
    expect(missing(contents, 'function unused() { return fromNetwork(midRound, ask, ...loading(file)); }')).toEqual([
      'from the fake network: loading, slow, failed',
    ]);
  });
  it('takes a slow answer for it when the story lets it come', () => {
    const player = props('readonly player: Player | undefined');
    const waits =
      'const onItsWay = fromNetwork(midRound, ask, ...loading(file)); export const A = meta.story({ args: { player: onItsWay } });';
    const slow = (play: string) =>
      `export const B = meta.story({ args: { player: fromSlowNetwork(midRound, asks, ...slow(file, 100)) }, play: ${play} });`;
    expect(missing(player, `${waits} ${slow('() => {}')}`)).toEqual(['from the fake network: slow']);
    expect(missing(player, `${waits} ${slow('({ loaded }) => answerArrives({ loaded })')}`)).toEqual([]);
  });
  it('takes an empty list for it, whatever the name of the story is', () => {
    const list = props('readonly players: readonly Player[]');
    const story = (name: string, players: string) => `export const ${name} = meta.story({ args: { players: ${players} } });`;
    expect(missing(list, story('Empty', 'fromNetwork(midRound, playersIn)'))).toHaveLength(1);
    expect(missing(list, story('Quiet', 'fromNetwork(offSeason, nothingOf(playersIn))'))).toEqual([]);
    expect(missing(list, story('Empty', '[]'))).toHaveLength(1);
  });
  it('takes a refusal by the world itself, whatever the name of the story is', () => {
    const form = props('readonly player: Player', 'readonly onSave: () => Promise<FormOutcome>');
    const sends = (call: string) => `meta.story({ args: { onSave: fromNetwork(midRound, ${call}) } });`;
    expect(missing(form, `export const Taken = ${sends('refusalOf(save)')}`)).toEqual([]);
    expect(missing(form, `export const Refused = ${sends('sendingOf(save)')}`)).toHaveLength(1);
  });
  it('leaves out what has a reason, and finds a reason that nothing needs', () => {
    const reasons = new Map([['List', { empty: 'there is always one', failed: 'it never fails' }]]);
    const list = props('readonly players: readonly Player[]');
    expect(missing(list, '', reasons)).toEqual([]);
    expect(idleStateReasons(sourcesOf(list, ''), rules, reasons)).toEqual(['List: failed']);
  });
});
