import type { Round } from '../model/entities.ts';
import type { OwnRank } from '../model/league.ts';

/** A rank after a round, by the round's number. */
export interface RankAfterRound {
  readonly roundNumber: number;
  readonly rank: number;
}

/** The ranks by the numbers of their rounds, in their order. A rank after a round that is not among `rounds` is left out. */
export function ranksByRound(
  ownRanks: readonly OwnRank[],
  rounds: readonly Pick<Round, 'id' | 'roundNumber'>[],
): readonly RankAfterRound[] {
  const numbers = new Map(rounds.map(({ id, roundNumber }) => [id, roundNumber]));
  return ownRanks.flatMap(({ roundId, rank }) => {
    const roundNumber = numbers.get(roundId);
    return roundNumber === undefined ? [] : [{ roundNumber, rank }];
  });
}
