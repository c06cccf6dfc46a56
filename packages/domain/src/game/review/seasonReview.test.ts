import { describe, expect, it } from 'vitest';
import { testBooster, testTeam, worldOfTeam } from '../../testing/testTeam.ts';
import { testPlayer, testRound, testStats } from '../../testing/testWorld.ts';
import { positions, type TeamHistory } from '../model/entities.ts';
import { slots } from '../model/positions.ts';
import { teamPointsIn } from '../scoring/scoreTeam.ts';
import { extraOf } from './bestLineup.ts';
import type { PlayedRound } from '../model/playedRound.ts';
import { ownPoints, reviewRound } from './reviewRounds.ts';
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
  rounds: [testRound(1, 'complete'), testRound(2, 'complete'), testRound(4, 'complete'), testRound(3)],
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
    played.flatMap((round, index) => reviewRound(round, played.slice(0, index), world) ?? []),
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

  it('compares a team with the one from before Limitless where that came back [B25, G-297]', () => {
    const limitless = aRound(1, { lineup: traded, boosters: [testBooster({ roundId: 1, type: 'LIMITLESS', playerId: null })] });
    expect(review(limitless, aRound(2)).rounds.map(({ transfers }) => transfers)).toEqual([null, null]);
    expect(review(aRound(4), limitless, aRound(2)).rounds.map(({ transfers }) => transfers)).toEqual([null, 0, 0]);
    const keeping = { ...world, edition: { ...world.edition, limitlessAfterRound: 'keep' as const } };
    expect(reviewRound(aRound(2), [limitless], keeping)?.transfers).toBe(14 - 20);
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

  it('names the boosters of its rounds, and is over once all rounds are complete [B25]', () => {
    const season = twoRounds();
    expect(season.boosters.used).toEqual([{ round: season.rounds[1], type: 'CO_CAPTAIN' }]);
    const finished = { ...world, rounds: world.rounds.slice(0, 2) };
    expect([season.isOver, reviewSeason([], [], finished).isOver]).toEqual([false, true]);
  });

  it('has the highest and the lowest round in whatever order they come, and the captains who were right [B25]', () => {
    const season = review(aRound(2), aRound(1, { captainId: 15 }));
    expect(season.rounds.map(({ points }) => points)).toEqual([105 + 12, 120 + 15]);
    expect([season.highest?.roundId, season.lowest?.roundId]).toEqual([1, 2]);
    expect(review(aRound(1, { captainId: 15 }), aRound(2)).lowest?.roundId).toBe(2);
    expect(season.captains).toEqual({ added: 12 + 15, possible: 14 + 15, right: 1 });
    expect(review(aRound(1, { captainId: null }), aRound(2)).captains).toEqual({ added: 12, possible: 14, right: 0 });
  });

  it('has what the team took of the best possible, all of it where no player scored [B25]', () => {
    expect(review(aRound(1)).left).toEqual({ points: 12, percentTaken: 91 });
    expect(review(aRound(4)).left).toEqual({ points: 0, percentTaken: 100 });
    const weak = { ...testTeam().lineup, prop: [102, 2], lock: [104, 5] };
    expect(review(aRound(2, { lineup: weak, captainId: null })).left).toEqual({ points: 208 - 80, percentTaken: 38 });
  });

  it('compares only rounds with both figures, and an average score is not above the average [B25]', () => {
    expect(review({ ...aRound(1), average: null }).comparison).toBeNull();
    expect(review({ ...aRound(1), highest: null }).comparison).toBeNull();
    expect(review({ ...aRound(1), average: first }).comparison?.roundsAbove).toBe(0);
  });

  it('has the latest rank that is counted [B25]', () => {
    expect(review(aRound(1), { ...aRound(2), rank: null, numTeams: null })).toMatchObject({ rank: 9, numTeams: 20 });
  });

  it('lists who earned the most first, equal players by id [B25]', () => {
    const { earners } = review(aRound(1));
    expect(earners.map(({ playerId }) => playerId)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 3, 6, 5, 4, 2, 1]);
    expect(earners[0]).toEqual({ playerId: 15, points: 15, rounds: 1, roundsAsCaptain: 0 });
    const unordered = review(aRound(4, { lineup: { ...testTeam().lineup, prop: [2, 1] } }));
    expect(unordered.earners.slice(0, 3).map(({ playerId }) => playerId)).toEqual([1, 2, 3]);
  });

  it('has the best fifteen of the players while they were in the team, without captains and boosters [B23, B25]', () => {
    const { ownBest } = twoRounds();
    expect(ownBest).toMatchObject({ points: 20 + 14 * 15, value: 92_000_000, bindings: [] });
    expect(ownBest?.players.slice(0, 2)).toEqual([
      { playerId: 101, points: 20 },
      { playerId: 2, points: 15 },
    ]);
  });

  it('has a best fifteen of its own players within the budget, which binds it [B23, B25]', () => {
    const { lineup } = testTeam();
    const others = Object.fromEntries(positions.map((position) => [position, lineup[position].map((id) => id + 100)]));
    const { ownBest } = review(aRound(1), aRound(2, { lineup: { ...lineup, ...others } }));
    expect(ownBest?.value).toBe(100_000_000);
    expect(ownBest?.bindings.map(({ rule }) => rule)).toContain('cap');
  });

  it('leaves out what a round does not have: a captain, a best fifteen, a place in the season [B25]', () => {
    expect(review(aRound(1, { captainId: null })).rounds[0]?.captain).toBeNull();
    expect(review(aRound(3)).rounds[0]?.best).toBeNull();
    expect(review(aRound(99)).rounds).toEqual([]);
    const few = { ...world, players: new Map([...world.players].slice(0, 14)) };
    expect(reviewRound(aRound(1), [], few)?.best).toBeNull();
    expect(ownPoints(999, 1, world)).toBe(0);
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
  ['SUPER_KICKER', { extra: [1], hasCap: true }],
  ['DEFENSIVE_KING', { extra: [1], hasCap: true }],
] as const)('the best fifteen may use the booster of its round: %s [B23]', (booster, expected) => {
  expect(extraOf(booster)).toEqual(expected);
});
