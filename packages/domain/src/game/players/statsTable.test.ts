import { describe, expect, it } from 'vitest';
import { sumFigures } from './figures.ts';
import { openFilter } from './filterPool.ts';
import { changeStatsQuery, defaultStatsQuery, readStatsQuery, statsPrices, writeStatsQuery } from './statsQuery.ts';
import { firstDirection, statsColumns, statsPageSize, statsRows, type StatsSource, statsValue } from './statsTable.ts';
import { testFixture, testPlayer, testRound, testStats } from '../../testing/testWorld.ts';

const ofTries = (tries: number) => ({ ...sumFigures([]), tries });
const source: StatsSource = {
  players: [
    testPlayer({
      id: 1,
      lastName: 'Able',
      stats: testStats({ totalPoints: 40, avgPoints: 8.5, lastRoundPoints: 12, positionRank: 3 }),
      cost: 8_000_000,
      selected: { 7: 12.5 },
    }),
    testPlayer({ id: 2, lastName: 'Baker', stats: testStats({ totalPoints: 60, nextFixture: 71 }), squadId: 2 }),
    testPlayer({ id: 3, lastName: 'Cole', stats: testStats({ totalPoints: 60 }), status: 'eliminated' }),
    testPlayer({ id: 4, lastName: 'Drake', stats: testStats({ totalPoints: 0 }) }),
  ],
  figures: new Map([
    [1, ofTries(3)],
    [2, ofTries(0)],
    [3, ofTries(1)],
  ]),
  rounds: [testRound(7, 'scheduled', [testFixture({ id: 71 })])],
  roundId: 7,
};
const idsBy = (by: Parameters<typeof statsRows>[2]['by'], direction: 'ascending' | 'descending' = 'descending') =>
  statsRows(source, openFilter, { by, direction }).map(({ id }) => id);

describe('the table of statistics', () => {
  it.each([
    [
      'stats',
      'stats',
      [
        'totalPoints',
        'gamesPlayed',
        'tries',
        'assists',
        'conversions',
        'turnovers',
        'tackles',
        'metresGained',
        'linebreaks',
        'offloads',
      ],
    ],
    ['stats', 'value', ['cost', 'totalPoints', 'perMillion', 'avgPoints', 'selected']],
    ['overview', 'stats', ['totalPoints', 'avgPoints', 'lastRoundPoints', 'selected', 'positionRank', 'nextFixture']],
    ['overview', 'value', ['totalPoints', 'avgPoints', 'lastRoundPoints', 'selected', 'positionRank', 'nextFixture']],
  ] as const)('has its columns in the view %s with the tab %s [G-044, G-048, G-049]', (view, tab, columns) => {
    expect(statsColumns(view, tab)).toEqual(columns);
  });
  it('is sorted by any column in both directions; equal ones by name, those without a value last', () => {
    expect(idsBy('totalPoints')).toEqual([2, 3, 1, 4]);
    expect(idsBy('totalPoints', 'ascending')).toEqual([4, 1, 2, 3]);
    expect(idsBy('tries')).toEqual([1, 3, 2, 4]);
    expect(idsBy('tries', 'ascending')).toEqual([2, 3, 1, 4]);
    expect(idsBy('name', 'descending')).toEqual([4, 3, 2, 1]);
    expect(idsBy('nextFixture', 'ascending')[0]).toBe(2);
  });
  it('is sorted by names, ranks and kick-offs ascending at first, by figures descending [G-248]', () => {
    const first = (['name', 'positionRank', 'nextFixture', 'totalPoints', 'tries', 'cost'] as const).map(firstDirection);
    expect(first).toEqual(['ascending', 'ascending', 'ascending', 'descending', 'descending', 'descending']);
  });
  it('is sorted by prices too', () => expect(idsBy('cost', 'ascending')).toEqual([2, 3, 4, 1]));
  it('keeps to the filters; eliminated players stay [G-045]', () => {
    expect(statsRows(source, { ...openFilter, squad: 2 }, defaultStatsQuery.sort).map(({ id }) => id)).toEqual([2]);
    expect(idsBy('totalPoints')).toContain(3);
  });
  it('tells points for each million, percent selected, and nothing where there is nothing', () => {
    const [able, , , drake] = source.players;
    if (able === undefined || drake === undefined) throw new Error('There are four players.');
    expect(statsValue(able, 'perMillion', source)).toBe(5);
    expect(statsValue(able, 'selected', source)).toBe(12.5);
    expect(statsValue(drake, 'tries', source)).toBeNull();
    expect(statsValue(drake, 'totalPoints', source)).toBe(0);
  });
  it.each([
    ['avgPoints', 8.5],
    ['lastRoundPoints', 12],
    ['positionRank', 3],
    ['tries', 3],
  ] as const)('has in the column %s the value %d of a player', (column, value) => {
    expect(source.players.slice(0, 1).map((player) => statsValue(player, column, source))).toEqual([value]);
  });
  it('has the next kick-off of a player, none without a match in the current round [G-048, D47]', () => {
    const resting = testPlayer({ id: 9, squadId: 5, stats: testStats({ nextFixture: 71 }) });
    const kickOffs = [...source.players.slice(1, 2), resting].map((player) => statsValue(player, 'nextFixture', source));
    expect(kickOffs).toEqual([Date.parse(testFixture({ id: 71 }).date), null]);
  });
});

describe('the address of the stats centre', () => {
  it('is plain at first and shows fifteen rows [G-046]', () => {
    expect(readStatsQuery({})).toEqual(defaultStatsQuery);
    expect(writeStatsQuery(defaultStatsQuery)).toEqual({});
    expect(statsPageSize).toBe(15);
  });
  it('begins the Value tab with the best value, and keeps an order that the user chose [G-049]', () => {
    expect(readStatsQuery({ tab: 'value' }).sort).toEqual({ by: 'perMillion', direction: 'descending' });
    const value = changeStatsQuery(defaultStatsQuery, { tab: 'value' });
    expect([value.sort.by, writeStatsQuery(value)]).toEqual(['perMillion', { tab: 'value' }]);
    expect(changeStatsQuery(value, { tab: 'stats' }).sort).toEqual(defaultStatsQuery.sort);
    const byPrice = changeStatsQuery(value, { sort: { by: 'cost', direction: 'descending' } });
    expect(changeStatsQuery(byPrice, { filter: openFilter }).sort.by).toBe('cost');
    expect(changeStatsQuery(value, { sort: { by: 'totalPoints', direction: 'descending' } }).sort.by).toBe('totalPoints');
  });
  it('holds view, filters, order and rows, and is read as it was written [G-045]', () => {
    const query = {
      view: 'stats',
      tab: 'value',
      filter: { search: 'mo’unga', position: 'fly_half', squad: 7, price: '8-10', status: 'bench', match: 'plays' },
      sort: { by: 'cost', direction: 'ascending' },
      shown: 45,
    } as const;
    const written = writeStatsQuery(query);
    expect(written).toEqual({
      tab: 'value',
      search: 'mo’unga',
      position: 'fly_half',
      squad: '7',
      price: '8-10',
      status: 'bench',
      match: 'plays',
      sort: 'cost',
      order: 'ascending',
      rows: '45',
    });
    expect(readStatsQuery(written)).toEqual(query);
  });
  it('has the view, and an order by names [G-044, G-248]', () => {
    const overview = readStatsQuery({ view: 'overview', sort: 'name' });
    expect(overview).toMatchObject({ view: 'overview', sort: { by: 'name', direction: 'ascending' } });
    expect(writeStatsQuery(overview)).toEqual({ view: 'overview', sort: 'name' });
    expect(changeStatsQuery(overview, { view: 'stats' }).sort.by).toBe('name');
  });
  it('begins the overview with total points, also with the tab of another view [G-044]', () => {
    expect(readStatsQuery({ view: 'overview', tab: 'value' }).sort).toEqual(defaultStatsQuery.sort);
  });
  it('keeps the direction that the user chose for the first column of a view', () => {
    const fewestFirst = { ...defaultStatsQuery, sort: { by: 'totalPoints', direction: 'ascending' } } as const;
    expect(changeStatsQuery(fewestFirst, { tab: 'value' }).sort).toEqual(fewestFirst.sort);
  });
  it.each(['-3', '0', '1.5', ''])('with the squad %j is read as that of all squads', (squad) => {
    expect(readStatsQuery({ squad }).filter.squad).toBe('null');
  });
  it('with unknown values is read as the default view', () => {
    const nonsense = {
      view: 'x',
      tab: 'y',
      position: 'goalkeeper',
      squad: '-3',
      price: 'afford',
      sort: 'password',
      order: 'up',
      rows: 'all',
    };
    expect(readStatsQuery(nonsense)).toEqual(defaultStatsQuery);
    expect(statsPrices).not.toContain('afford');
  });
  it('begins anew at the first page with another view, and forgets an order that the view does not have', () => {
    const deep = { ...defaultStatsQuery, shown: 60, sort: { by: 'tries', direction: 'ascending' } } as const;
    expect(changeStatsQuery(deep, { filter: { ...openFilter, squad: 2 } })).toMatchObject({ shown: 15, sort: deep.sort });
    expect(changeStatsQuery(deep, { view: 'overview' })).toMatchObject({ shown: 15, sort: defaultStatsQuery.sort });
    expect(changeStatsQuery(deep, { shown: 75 })).toMatchObject({ shown: 75, sort: deep.sort });
  });
});
