import { describe, expect, test } from 'vitest';
import { noFilter, filterPool, openFilter, priceChoices, statusChoices, type PoolFilter } from './filterPool.ts';
import { foldName } from './foldName.ts';
import { testFixture, testPlayer, testRound } from '../../testing/testWorld.ts';

const pool = [
  testPlayer({
    id: 1,
    firstName: 'Rīchie',
    lastName: 'Mo’unga',
    squadId: 1,
    position: 'fly_half',
    cost: 4_000_000,
    status: 'starting',
  }),
  testPlayer({ id: 2, firstName: 'Søren', lastName: 'Łukasz', squadId: 2, position: 'prop', cost: 3_999_999, status: 'bench' }),
  testPlayer({
    id: 3,
    firstName: 'Ana',
    lastName: 'Tuipulotu-Faingaʻanuku',
    squadId: 2,
    position: 'centre',
    cost: 8_000_000,
    status: 'injured',
  }),
  testPlayer({ id: 4, firstName: 'Ben', lastName: 'Out', squadId: 1, position: 'lock', cost: 10_000_000, status: 'eliminated' }),
  testPlayer({
    id: 5,
    firstName: 'Zed',
    lastName: 'Uncertain',
    squadId: 1,
    position: 'lock',
    cost: 12_000_000,
    status: 'uncertain',
  }),
  testPlayer({
    id: 6,
    firstName: 'Not',
    lastName: 'Named',
    squadId: 3,
    position: 'lock',
    cost: 6_000_000,
    status: 'not-selected',
  }),
];
const rounds = [testRound(1, 'scheduled', [testFixture({ id: 1, homeSquadId: 1, awaySquadId: 3 })])];
const team = { inTeam: new Set<number>(), budget: 5_000_000, rounds };
const idsOf = (filter: Partial<PoolFilter>, inTeam = team) =>
  filterPool(pool, { ...openFilter, ...filter }, inTeam).map(({ id }) => id);

describe('search', () => {
  test.each([
    ['mounga', [1]],
    ["MO'UNGA", [1]],
    ['Moʻunga', [1]],
    ['richie m', [1]],
    ['mounga richie', [1]],
    ['soren', [2]],
    ['lukasz', [2]],
    ['faingaanuku', [3]],
    ['tuipulotu fainga', [3]],
    ['  ', [1, 2, 3, 5, 6]],
    ['ehcir', []],
    ['nobody', []],
  ])('"%s" finds %j by first and last name, case and accent insensitive [G-319]', (search, ids) => {
    expect(idsOf({ search })).toEqual(ids);
  });

  test('letters without a plain form in Unicode are folded too [G-319]', () => {
    expect(foldName('ŁØĐ Æsir-Straße Ĥħ')).toBe('lod aesir strasse hh');
  });

  test('spaces, dots and hyphens in a row separate two words once [G-319]', () => {
    expect(foldName(' J. - P.  Pietersen ')).toBe('j p pietersen');
  });
});

test.each([
  { filter: { squad: 2 }, ids: [2, 3], title: 'a squad [G-320]' },
  { filter: { position: 'lock' }, ids: [5, 6], title: 'a position [G-321]' },
  { filter: { price: '0-4' }, ids: [2], title: 'a price below 4 million, which is out [G-322]' },
  { filter: { price: '4-6' }, ids: [1], title: 'a price from 4 million, which is in [G-322]' },
  { filter: { price: '8-10' }, ids: [3], title: 'a price from 8 to 10 million [G-322]' },
  { filter: { price: '10-' }, ids: [5], title: 'a price of 10 million and more [G-322]' },
  { filter: { price: 'afford' }, ids: [1, 2], title: 'what the remaining budget affords [G-323]' },
  { filter: { status: 'bench' }, ids: [2], title: 'a status [G-324]' },
  { filter: { status: 'not-selected' }, ids: [6], title: 'those not selected [G-213]' },
  { filter: { match: 'plays' }, ids: [1, 5, 6], title: 'those with a match in the current round [D47]' },
  { filter: { squad: 2, position: 'prop', status: 'injured' }, ids: [], title: 'all filters together [G-319]' },
  { filter: openFilter, ids: [1, 2, 3, 5, 6], title: 'anybody by the option null, the uncertain too [G-176, G-326]' },
] as const)('the pool filters $title', ({ filter, ids }) => {
  expect(idsOf(filter)).toEqual(ids);
});

test('a price of the whole remaining budget is affordable [G-323]', () => {
  expect(idsOf({ price: 'afford' }, { ...team, budget: 4_000_000 })).toEqual([1, 2]);
});

test('eliminated players are hidden unless they are in the lineup [G-325]', () => {
  expect(idsOf({ position: 'lock' })).not.toContain(4);
  expect(idsOf({ position: 'lock' }, { ...team, inTeam: new Set([4]) })).toContain(4);
});

test('there is always a choice, null for all [G-213, G-326, G-327]', () => {
  expect(statusChoices).toEqual([noFilter, 'starting', 'not-selected', 'bench', 'injured']);
  expect(priceChoices[0]).toBe('null');
  expect(openFilter).toEqual({ search: '', squad: 'null', position: 'null', price: 'null', status: 'null', match: 'null' });
});

test('every price belongs to exactly one band [G-322]', () => {
  const bands = priceChoices.filter((choice) => choice !== noFilter && choice !== 'afford');
  const priced = Array.from({ length: 150 }, (_, id) => testPlayer({ id, cost: (id + 1) * 100_000 }));
  const found = bands.flatMap((price) => filterPool(priced, { ...openFilter, price }, team).map(({ id }) => id));
  expect(found).toEqual(priced.map(({ id }) => id));
});
