import { describe, expect, it } from 'vitest';
import { byesIn, fixturesByDate, adjacentRounds, isScoreShown } from './roundFixtures.ts';
import { testFixture, testRound } from '../../testing/testWorld.ts';

const late = testFixture({ id: 1, date: '2026-02-15T06:00:00.000Z' });
const early = testFixture({ id: 3, date: '2026-02-14T06:00:00.000Z', homeSquadId: 3, awaySquadId: 4 });
const earlyToo = testFixture({ id: 2, date: '2026-02-14T06:00:00.000Z', homeSquadId: 5, awaySquadId: 6 });
const rounds = [testRound(1, 'complete', [late, early, earlyToo]), testRound(2, 'playing', [early]), testRound(3)];

describe('the matches of a round', () => {
  it('stand by date, the first kick-off first [G-054, A-178]', () => {
    expect(fixturesByDate({ fixtures: [late, early, earlyToo] }).map(({ id }) => id)).toEqual([2, 3, 1]);
  });
  it.each([
    ['complete', 25, 23, true],
    ['playing', 0, 0, true],
    ['playing', null, null, false],
    ['playing', 3, null, false],
    ['playing', null, 3, false],
    ['scheduled', 25, 23, false],
  ] as const)('%s with %s–%s shows its score: %s [G-057, G-058]', (status, homeScore, awayScore, shows) => {
    expect(isScoreShown({ status, homeScore, awayScore })).toBe(shows);
  });
  it('have byes in the group stage, and none in a knockout round', () => {
    const [, second] = rounds;
    if (second === undefined) throw new Error('There are three rounds.');
    expect(byesIn(second, rounds)).toEqual(['Squad 1', 'Squad 2', 'Squad 5', 'Squad 6']);
    expect(byesIn({ ...second, roundStage: 'knockout' }, rounds)).toEqual([]);
    expect(byesIn({ ...second, fixtures: [] }, rounds)).toEqual([]);
  });
});

it('a round lies between the one before and the one after it [G-053]', () => {
  const beside = (id: number) => [adjacentRounds(id, rounds).previous?.id, adjacentRounds(id, rounds).next?.id];
  expect([1, 2, 3, 9].map(beside)).toEqual([
    [undefined, 2],
    [1, 3],
    [2, undefined],
    [undefined, undefined],
  ]);
});
