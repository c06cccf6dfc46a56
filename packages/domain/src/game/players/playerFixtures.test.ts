import type { MatchFigures } from '../model/entities.ts';
import { describe, expect, it } from 'vitest';
import { sumFigures } from './figures.ts';
import { upcomingFixtures, playedFixtures } from './playerFixtures.ts';
import { testFixture, testRound } from '../../testing/testWorld.ts';

const minutes = { one: 1, two: 61 };
const player = { squadId: 1, position: 'prop' } as const;
const nothing = { ...sumFigures([]), scoringMetrics: {} };
const match = (fixtureId: number, points: number): MatchFigures => ({
  ...nothing,
  gamesPlayed: 1,
  roundId: 1,
  fixtureId,
  points,
  scoringMetrics: { T: 1 },
  corrections: [],
});
const at = (day: number) => `2026-02-${String(day).padStart(2, '0')}T06:00:00.000Z`;
const over = { status: 'complete', homeScore: 38, awayScore: 24 } as const;

const rounds = [
  testRound(1, 'complete', [testFixture({ id: 11, date: at(7), ...over })]),
  testRound(2, 'complete', [testFixture({ id: 21, date: at(14), homeSquadId: 3, awaySquadId: 1, ...over })]),
  testRound(3, 'playing', [
    testFixture({ id: 31, date: at(21), status: 'playing', homeScore: 7, awayScore: 3 }),
    testFixture({ id: 32, date: at(22), homeSquadId: 2, awaySquadId: 1 }),
  ]),
  ...[4, 5, 6].map((id) => testRound(id, 'scheduled', [testFixture({ id: id * 10, date: `2026-03-0${id}T06:00:00.000Z` })])),
];
const now = Date.parse(at(21)) + 60_000;

describe('the matches behind a player', () => {
  const played = playedFixtures(player, rounds, [match(11, 15), match(21, 12)], minutes, now);

  it('have opponent, score and points, the latest first [G-081]', () => {
    expect(
      played.map(({ roundNumber, own, theirs, points, opponent }) => [roundNumber, opponent.name, own, theirs, points]),
    ).toEqual([
      [3, 'Squad 2', 7, 3, null],
      [2, 'Squad 3', 24, 38, 12],
      [1, 'Squad 2', 38, 24, 15],
    ]);
  });
  it('have a breakdown that sums to the points of each', () => {
    expect(played.map(({ breakdown }) => breakdown.map(({ points }) => points))).toEqual([[], [15, -3], [15]]);
  });
  it('are provisional while their round is played, final after', () => {
    expect(played.map(({ isProvisional }) => isProvisional)).toEqual([true, false, false]);
  });
});

describe('the matches ahead of a player', () => {
  it('are the next three that have not kicked off [G-083, G-084]', () => {
    const coming = upcomingFixtures(1, rounds, now);
    expect(coming.map(({ roundNumber, opponent }) => [roundNumber, opponent.fixture.id, opponent.venue])).toEqual([
      [3, 32, 'away'],
      [4, 40, 'home'],
      [5, 50, 'home'],
    ]);
  });
  it('are none at the end of the season', () => {
    expect(upcomingFixtures(1, rounds.slice(0, 2), now)).toEqual([]);
  });
});

describe('figures of several matches', () => {
  it('are sums of what is known: zero stays 0, and what no match knows stays unknown [G-085]', () => {
    const games = [
      { ...nothing, gamesPlayed: 1, tries: 0, tackles: 7 },
      { ...nothing, gamesPlayed: 1, tries: 0, tackles: null },
    ];
    expect(sumFigures(games)).toMatchObject({ gamesPlayed: 2, tries: 0, tackles: 7, offloads: null });
  });
});
