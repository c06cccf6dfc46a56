import type { Edition } from '@rugby/domain/editions';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { findRoundByNumber, readRounds } from '../../season/readRounds.ts';
import { type SimulatedFixtures, simulateFixtures } from './simulateFixtures.ts';
import { loadSimulation } from './loadSimulation.ts';

/**
 * Plays every match of a round to its end and takes the records in as any stats. The same seed plays the same matches; without one they
 * are those of the season itself. Refuses what stats would be refused for: a round that is not there or has not started.
 */
export async function simulateRound(
  tx: Transaction<Database>,
  edition: Edition,
  roundNumber: number,
  seed: string | undefined,
): Promise<SimulatedFixtures> {
  const round = findRoundByNumber(await readRounds(tx, edition.id), roundNumber);
  const cast = await loadSimulation(tx, edition.id, seed);
  const fixtures = await tx
    .selectFrom('fixtures')
    .select('id')
    .where('edition', '=', edition.id)
    .where('roundId', '=', round.id)
    .orderBy('id')
    .execute();
  return simulateFixtures(tx, edition, cast, { roundNumber, matchIds: fixtures.map(({ id }) => id), until: 'fullTime' });
}
