import type { EditionId } from '@rugby/domain/editions';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { CommandRefused } from './feed/CommandRefused.ts';
import { gameTimeIn } from './gameTime.ts';
import { excludeFans } from './locks.ts';
import { roundNumbered, storedRounds } from './storedRounds.ts';

export interface Finished {
  /** Ids of the round's matches that have no stat record. */
  readonly withoutStats: readonly number[];
}

/** Finishes the playing round: its points are final, later stats count as corrections. Refuses a round that is not playing. [G-131] */
export async function finishRound(tx: Transaction<Database>, edition: EditionId, roundNumber: number): Promise<Finished> {
  await excludeFans(tx, edition);
  const round = roundNumbered(await storedRounds(tx, edition), roundNumber);
  if (round.status !== 'playing') throw new CommandRefused([`Round ${roundNumber} cannot be finished: it is ${round.status}.`]);
  const finishedAt = await gameTimeIn(tx, edition);
  await tx
    .updateTable('rounds')
    .set({ status: 'complete', finishedAt })
    .where('edition', '=', edition)
    .where('id', '=', round.id)
    .execute();
  const bare = await tx
    .selectFrom('fixtures')
    .select('id')
    .where('edition', '=', edition)
    .where('roundId', '=', round.id)
    .where('id', 'not in', (inner) => inner.selectFrom('statRecords').select('fixtureId').where('edition', '=', edition))
    .orderBy('id')
    .execute();
  return { withoutStats: bare.map(({ id }) => id) };
}
