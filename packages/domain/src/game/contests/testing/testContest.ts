import { testFixture, testRound } from '../../../testing/testWorld.ts';
import type { Progress, Round } from '../../model/entities.ts';
import type { ContestFigures, EntryScore, StoredContest } from '../StoredContest.ts';

/** The draw of `count` users with the ids 101, 102 and so on, from round 1. `leftFrom` is by entry. */
export function testContest(count: number, leftFrom: Readonly<Record<number, number>> = {}): StoredContest {
  const entries = Array.from({ length: count }, (_, index) => ({
    entry: index + 1,
    userId: 101 + index,
    displayName: `User ${index + 1}`,
    teamName: `Team ${index + 1}`,
    leftFrom: leftFrom[index + 1] ?? null,
  }));
  return { seed: '7F3A0C55', firstRoundId: 1, entries };
}

/** Rounds 1, 2 and so on with these statuses, each with one match. */
export function testRounds(...statuses: readonly Progress[]): readonly Round[] {
  return statuses.map((status, index) => testRound(index + 1, status, [testFixture({ id: index + 1 })]));
}

/** Figures from the scores of each round by entry; missing fields are 0, missing scores those of teams that did not play. */
export function testFigures(scores: readonly Readonly<Record<number, Partial<EntryScore>>>[]): ContestFigures {
  const pointsOf = (entry: number, roundId: number) => scores[roundId - 1]?.[entry]?.points ?? 0;
  return {
    scoreOf: (entry, roundId) => {
      const score = scores[roundId - 1]?.[entry];
      return score && { points: 0, captainPoints: 0, overallBefore: null, ...score };
    },
    overallAfter: (entry, roundId) => scores.slice(0, roundId).reduce((sum, _, index) => sum + pointsOf(entry, index + 1), 0),
    playersLeftOf: () => ({ toPlay: 4, inPlay: 1 }),
  };
}
