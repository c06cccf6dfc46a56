import type { Edition } from '@rugby/domain/editions';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { readGameTime } from '../../season/readGameTime.ts';
import { dueStep } from './dueStep.ts';
import { statusChanges } from './playerStatuses.ts';
import { advanceSeason } from './advanceSeason.ts';
import { readPracticeRounds } from './readPracticeRounds.ts';
import { loadSimulation } from './loadSimulation.ts';

/** What a practice season needs at this moment. */
export type PendingChange = 'nothing' | 'a-pass' | 'a-new-year';

/** What the edition's practice season needs by game time; nothing when the season was imported. */
export async function pendingChange(db: Kysely<Database>, edition: Edition): Promise<PendingChange> {
  const cast = await loadSimulation(db, edition.id);
  if (cast.origin !== 'practice') return 'nothing';
  const now = (await readGameTime(db, edition.id)).getTime();
  const step = dueStep(await readPracticeRounds(db, edition.id, cast.origin), now);
  if (step !== undefined) return step.kind === 'new-year' ? 'a-new-year' : 'a-pass';
  return (await statusChanges(db, edition.id, cast, now)).size > 0 ? 'a-pass' : 'nothing';
}

/** Brings a practice season to game time; an imported one moves only by commands. To be called within a pass. */
export async function advancePracticeSeason(tx: Transaction<Database>, edition: Edition): Promise<void> {
  const { origin } = await loadSimulation(tx, edition.id);
  if (origin === 'practice') await advanceSeason(tx, edition);
}
