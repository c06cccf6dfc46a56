import { describe, expect, it } from 'vitest';
import { testBooster, testTeam, worldOfTeam } from '../../testing/testTeam.ts';
import { testPlayer, testRound, testStats } from '../../testing/testWorld.ts';
import type { TeamHistory } from '../model/entities.ts';
import { slots } from '../model/positions.ts';
import { teamPointsIn } from '../scoring/scoreTeam.ts';
import { extraOf } from './bestLineup.ts';
import type { PlayedRound } from '../model/playedRound.ts';
import { reviewRound } from './reviewRounds.ts';
import { reviewInLeague, reviewSeason } from './seasonReview.ts';

/** Points by round id of a player; odd substitutes beat the players of the team in round 2. */
function scoresOf(id: number): Record<number, number> {
  return id > 100 ? { 1: 1, 2: id % 2 === 1 ? 20 : 0 } : { 1: id, 2: 15 - id };
}

const places = slots.map(({ position }, index) => ({ position, squadId: index + 1 }));
const team = (first: number, cost: number) =>
  places.map((place, index) => {
    const id = first + index;
    return testPlayer({ id, cost, ...place, stats: testStats({ scores: scoresOf(id) }) });
  });
const world = worldOfTeam({
  players: [...team(1, 6_000_000), ...team(101, 8_000_000)],
  rounds: [testRound(1, 'complete'), testRound(2, 'complete'), testRound(3)],
});

function aRound(roundId: number, about: Partial<TeamHistory> = {}): PlayedRound {
  const { lineup, captainId, salaryCap } = testTeam();
  const selection = { lineup, captainId, ...about };
  const boosters = about.boosters ?? [];
  const points = teamPointsIn(selection, boosters, {
    pointsOf: (id) => world.players.get(id)?.stats.scores[roundId],
    extraOf: () => 0,
  });
  return {
    teamHistory: { ...selection, roundId, salaryCap, value: 90_000_000, boosters, points: { ...points, total: 0 } },
    rank: 10 - roundId,
    numTeams: 20,
    average: 100.5,
    highest: 300,
    isProvisional: false,
  };
}

function review(...played: readonly PlayedRound[]) {
  return reviewSeason(
    played,
    played.flatMap((round, index) => reviewRound(round, played[index - 1], world) ?? []),
    world,
  );
}

describe('a season review', () => {
  const traded = { ...testTeam().lineup, prop: [101, 2] };
  const twoRounds = () => review(aRound(1), aRound(2, { lineup: traded, captainId: 3, boosters: [testBooster({ roundId: 2 })] }));
  // Round 1: players 1 to 15 score their numbers, the captain is 3. Round 2: 15 less the number, 101 in place of 1, 10 is co-captain.
  const first = 120 + 3;
  const second = 105 - 14 + 20 + 12 + 5;

  it('sums the points of the rounds, and its earners sum to them [B25]', () => {
    const season = twoRounds();
    expect(season.rounds.map(({ points }) => points)).toEqual([first, second]);
    expect(season.points).toBe(first + second);
    expect(season.earners.reduce((sum, { points }) => sum + points, 0)).toBe(season.points);
    expect(season.earners.find(({ playerId }) => playerId === 3)).toEqual({
      playerId: 3,
      points: 2 * 3 + 2 * 12,
      rounds: 2,
      roundsAsCaptain: 2,
    });
  });

  it('says what captains, boosters and transfers were worth [B25]', () => {
    const season = twoRounds();
    expect(season.captains).toEqual({ added: 3 + 12, possible: 15 + 20, right: 0 });
    expect(season.boosters.added).toBe(5);
    expect(season.transfers).toBe(20 - 14);
    expect([season.highest?.roundId, season.lowest?.roundId]).toEqual([second > first ? 2 : 1, second > first ? 1 : 2]);
    expect([season.rank, season.numTeams]).toEqual([8, 20]);
  });

  it('compares the points of the complete rounds with the average and the highest team [B25]', () => {
    const season = twoRounds();
    const [points, roundsAbove] = [(first + second) / 2, [first, second].filter((one) => one > 100.5).length];
    expect(season.comparison).toEqual({ rounds: 2, roundsAbove, points, average: 100.5, highest: 300 });
    const uncounted = review({ ...aRound(1), average: null, highest: null });
    expect(uncounted.comparison).toBeNull();
    expect(review(aRound(1), aRound(3)).comparison?.rounds).toBe(1);
  });

  it('has the ranks and the averages of a league from its start round on, and the same points [B25]', () => {
    const season = twoRounds();
    const place = { roundId: 2, rank: 2, numTeams: 5, average: 300.5, highest: 400 };
    const inLeague = reviewInLeague(season, [place], world);
    expect(inLeague.rounds.map(({ rank, average }) => [rank, average])).toEqual([
      [null, null],
      [2, 300.5],
    ]);
    expect(inLeague).toMatchObject({ rank: 2, numTeams: 5, points: season.points, earners: season.earners });
    expect(inLeague.comparison).toEqual({ rounds: 1, roundsAbove: 0, points: second, average: 300.5, highest: 400 });
    expect(reviewInLeague(season, [], world)).toMatchObject({ rank: null, numTeams: null, comparison: null });
  });

  it('leaves no more on the table than the best fifteen with the same booster scores [B23, B25]', () => {
    const season = twoRounds();
    for (const { best, points } of season.rounds) expect(best?.left).toBe((best?.points ?? 0) - points);
    expect(season.left?.points).toBe(season.rounds.reduce((sum, { best }) => sum + (best?.left ?? 0), 0));
    // In round 1 no player improves the fifteen of the team; the best captain is 15.
    expect(season.rounds[0]?.best).toMatchObject({ points: 120 + 15, left: 12, value: 90_000_000 });
  });

  it('names the rule that keeps the best fifteen from scoring more [B23]', () => {
    const season = twoRounds();
    const [, round] = season.rounds;
    expect(round?.best?.value).toBeLessThanOrEqual(100_000_000);
    expect(round?.best?.bindings.map(({ rule }) => rule)).toContain('cap');
  });

  it('has no sums before a round is complete [B25]', () => {
    const empty = review();
    expect(empty).toMatchObject({ points: 0, rank: null, left: null, earners: [], ownBest: null });
    expect([empty.highest, empty.lowest]).toEqual([undefined, undefined]);
  });
});

it.each([
  [null, { extra: [1], hasCap: true }],
  ['TRIPLE_CAPTAIN', { extra: [2], hasCap: true }],
  ['CO_CAPTAIN', { extra: [1, 1], hasCap: true }],
  ['LIMITLESS', { extra: [1], hasCap: false }],
] as const)('the best fifteen may use the booster of its round: %s [B23]', (booster, expected) => {
  expect(extraOf(booster)).toEqual(expected);
});
