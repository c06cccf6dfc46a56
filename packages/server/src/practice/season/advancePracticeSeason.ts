import type { Edition } from '@rugby/domain/editions';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { readGameTime } from '../../season/readGameTime.ts';
import { dueStep } from './dueStep.ts';
import { statusChanges } from './playerStatuses.ts';
import { advanceSeason } from './advanceSeason.ts';
import { readPracticeRounds } from './readPracticeRounds.ts';
import { loadSimulation } from './loadSimulation.ts';

/** The pending change of a practice season. */
export type PendingChange = 'nothing' | 'advance' | 'restart';

/** Returns the pending change of an edition's practice season by game time; none for an imported season. */
export async function pendingChange(db: Kysely<Database>, edition: Edition): Promise<PendingChange> {
  const simulation = await loadSimulation(db, edition.id);
  if (simulation.origin !== 'practice') return 'nothing';
  const now = (await readGameTime(db, edition.id)).getTime();
  const step = dueStep(await readPracticeRounds(db, edition.id, simulation.origin), now);
  if (step !== undefined) return step.kind === 'restart' ? 'restart' : 'advance';
  return (await statusChanges(db, edition.id, simulation, now)).size > 0 ? 'advance' : 'nothing';
}

/** Advances a practice season to game time. Does nothing to an imported season. Call this within `changeSeason`. */
export async function advancePracticeSeason(tx: Transaction<Database>, edition: Edition): Promise<void> {
  const { origin } = await loadSimulation(tx, edition.id);
  if (origin === 'practice') await advanceSeason(tx, edition);
}
