import type { Edition } from '@rugby/domain/editions';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { findRoundByNumber, readRounds } from '../../season/readRounds.ts';
import { type SimulatedFixtures, simulateFixtures } from './simulateFixtures.ts';
import { loadSimulation } from './loadSimulation.ts';

/**
 * Simulates every fixture of a round to full time and imports the records as stats. The same seed gives the same matches; the
 * default seed is that of the season. Refuses a round that does not exist or has not started.
 */
export async function simulateRound(
  tx: Transaction<Database>,
  edition: Edition,
  roundNumber: number,
  seed: string | undefined,
): Promise<SimulatedFixtures> {
  const round = findRoundByNumber(await readRounds(tx, edition.id), roundNumber);
  const simulation = await loadSimulation(tx, edition.id, seed);
  const fixtures = await tx
    .selectFrom('fixtures')
    .select('id')
    .where('edition', '=', edition.id)
    .where('roundId', '=', round.id)
    .orderBy('id')
    .execute();
  return simulateFixtures(tx, edition, simulation, { roundNumber, fixtureIds: fixtures.map(({ id }) => id), until: 'fullTime' });
}
