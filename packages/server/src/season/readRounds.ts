import type { EditionId } from '@rugby/domain/editions';
import type { Progress } from '@rugby/domain/game/model/entities';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { CommandError } from './CommandError.ts';

/** A round as season commands need it. */
export interface StoredRound {
  readonly id: number;
  readonly roundNumber: number;
  readonly status: Progress;
}

/** Reads the rounds of an edition in order. Refuses an edition without a season. */
export async function readRounds(tx: Transaction<Database>, edition: EditionId): Promise<readonly StoredRound[]> {
  const rounds = await tx
    .selectFrom('rounds')
    .select(['id', 'roundNumber', 'status'])
    .where('edition', '=', edition)
    .orderBy('roundNumber')
    .execute();
  if (rounds.length === 0) {
    throw new CommandError([`There is no ${edition} season. Import one with: season import --edition ${edition} --from DIR.`]);
  }
  return rounds;
}

/** Returns the round with a number. Refuses a number that the season does not have. */
export function findRoundByNumber(rounds: readonly StoredRound[], roundNumber: number): StoredRound {
  const round = rounds.find((candidate) => candidate.roundNumber === roundNumber);
  if (round === undefined)
    throw new CommandError([`There is no round ${roundNumber}: the season has rounds 1 to ${rounds.length}.`]);
  return round;
}
