import { describe, expect, test } from 'vitest';
import { editions } from '../../editions.ts';
import type { Booster, BoosterType } from '../model/entities.ts';
import { extraPoints } from './extraPoints.ts';
import { emptyLineup, placePlayer } from '../model/lineup.ts';
import { slots } from '../model/positions.ts';
import { scorePlayer } from './scorePlayer.ts';
import { scoreTeam, teamPointsIn } from './scoreTeam.ts';
import { statLine } from './statLine.ts';

const full = slots.reduce((lineup, { position }, index) => placePlayer(lineup, index + 1, position), emptyLineup);
const pointsOf = (id: number) => (id === 15 ? undefined : id - 5);
const scores = { pointsOf, extraOf: () => 7 };
/** The sum of all players without a multiplier: -4, -3, … 9, and one who did not play. */
const plain = 35;

const applied = (type: BoosterType, playerId: number | null): Booster => ({ id: 1, type, roundId: 1, roundNumber: 1, playerId });
const lineOf = (playerId: number, captainId: number, ...boosters: readonly Booster[]) =>
  scoreTeam({ lineup: full, captainId }, boosters, scores).lines.find((line) => line.playerId === playerId);

describe('team points', () => {
  test('are the sum over the players with the captain doubled [G-014]', () => {
    const score = scoreTeam({ lineup: full, captainId: 10 }, [], scores);
    expect(score.points).toBe(plain + 5);
    expect(lineOf(10, 10)).toEqual({ playerId: 10, points: 5, multiplier: 2, bonus: 0, booster: null, total: 10 });
  });

  test('double a negative captain too [G-014]', () => {
    expect(scoreTeam({ lineup: full, captainId: 1 }, [], scores).points).toBe(plain - 4);
  });

  test('have no multiplier without a captain [G-230]', () => {
    expect(scoreTeam({ lineup: full, captainId: null }, [], scores).points).toBe(plain);
  });
});

describe('boosters', () => {
  test('a triple captain scores triple, a negative one too [G-376]', () => {
    expect(lineOf(10, 10, applied('TRIPLE_CAPTAIN', 10))).toMatchObject({ multiplier: 3, booster: 'TRIPLE_CAPTAIN', total: 15 });
    expect(lineOf(1, 1, applied('TRIPLE_CAPTAIN', 1))?.total).toBe(-12);
  });

  test('triple captain follows the captaincy [G-296]', () => {
    const booster = applied('TRIPLE_CAPTAIN', 10);
    expect([lineOf(12, 12, booster)?.multiplier, lineOf(10, 12, booster)?.multiplier]).toEqual([3, 1]);
  });

  test('a co-captain scores double beside the captain [G-377]', () => {
    const booster = applied('CO_CAPTAIN', 12);
    expect([lineOf(12, 10, booster)?.total, lineOf(10, 10, booster)?.total]).toEqual([14, 10]);
  });

  test.each(['SUPER_KICKER', 'DEFENSIVE_KING'] as const)('%s adds extra points to the player’s own [G-378]', (type) => {
    expect(lineOf(12, 10, applied(type, 12))).toMatchObject({ points: 7, multiplier: 1, bonus: 7, booster: type, total: 14 });
  });

  test('limitless changes no points', () => {
    expect(scoreTeam({ lineup: full, captainId: 10 }, [applied('LIMITLESS', null)], scores).points).toBe(plain + 5);
  });

  test('the parts of every line sum to the points of the team [B8]', () => {
    for (const booster of [applied('TRIPLE_CAPTAIN', 10), applied('CO_CAPTAIN', 3), applied('DEFENSIVE_KING', 2)]) {
      const { points, lines } = scoreTeam({ lineup: full, captainId: 10 }, [booster], scores);
      const recounted = lines.map((line) => line.points * line.multiplier + line.bonus);
      expect(recounted.reduce((sum, total) => sum + total, 0)).toBe(points);
    }
  });
});

describe('the points on the cards', () => {
  test('are those of the players who played, with captain and booster, and sum to the team’s [B8]', () => {
    const { round, players } = teamPointsIn({ lineup: full, captainId: 10 }, [applied('CO_CAPTAIN', 12)], scores);
    // Player 5 played for 0 points, player 15 did not play.
    expect([players[10], players[12], players[1], players[5], players[15]]).toEqual([10, 14, -4, 0, undefined]);
    expect(Object.values(players).reduce((sum, points) => sum + points, 0)).toBe(round);
  });

  test('show what a booster alone brought, so that they sum to the team’s [B8]', () => {
    const bonusOnly = { pointsOf: () => undefined, extraOf: () => 7 };
    expect(teamPointsIn({ lineup: full, captainId: 10 }, [applied('SUPER_KICKER', 12)], bonusOnly)).toEqual({
      round: 7,
      players: { 12: 7 },
    });
  });

  test('keep one decimal of averages', () => {
    const averages = { pointsOf: () => 22.2, extraOf: () => 0 };
    const { round, players } = teamPointsIn({ lineup: full, captainId: 10 }, [applied('TRIPLE_CAPTAIN', 10)], averages);
    expect([round, players[10]]).toEqual([377.4, 66.6]);
  });
});

describe('the extra points', () => {
  const match = scorePlayer(
    'fly_half',
    statLine({ MP: 80, T: 1, C: 3, CM: 1, PG: 2, PGM: 1, DG: 1, DGM: 1, TW: 1, I: 1, TK: 6, MT: 2, LS: 1, LT: 3 }),
    { one: 1, two: 61 },
  );
  test.each([
    { type: 'SUPER_KICKER', mode: 'subset', extra: 6 - 1 + 6 - 1 + 3 - 1 },
    { type: 'DEFENSIVE_KING', mode: 'subset', extra: 4 + 5 + 6 - 2 + 5 },
    { type: 'SUPER_KICKER', mode: 'whole', extra: match.points },
    { type: 'DEFENSIVE_KING', mode: 'whole', extra: match.points },
  ] as const)('of $type in the mode $mode are $extra [G-379]', ({ type, mode, extra }) => {
    expect(extraPoints(type, [match], { statBoosters: mode })).toBe(extra);
  });

  test('come from the booster’s own codes unless the edition says otherwise, over all matches of the round [G-379]', () => {
    expect(extraPoints('SUPER_KICKER', [match, match], editions.srp)).toBe(24);
  });

  test.each(['TRIPLE_CAPTAIN', 'CO_CAPTAIN', 'LIMITLESS'] as const)(
    'of %s are none, whatever the edition pays once more [G-378]',
    (type) => {
      expect([
        extraPoints(type, [match], { statBoosters: 'whole' }),
        extraPoints(type, [match], { statBoosters: 'subset' }),
      ]).toEqual([0, 0]);
    },
  );

  test('are none for one who did not play', () => {
    expect(extraPoints('DEFENSIVE_KING', [], editions.trc)).toBe(0);
  });
});
