import type { Edition } from '@rugby/domain/editions';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { gameTimeIn } from '../../season/gameTime.ts';
import { dueStep } from './dueStep.ts';
import { statusChanges } from './nameSquads.ts';
import { playOn } from './playOn.ts';
import { practiceRounds } from './practiceRounds.ts';
import { seasonCast } from './seasonCast.ts';

/** What a practice season needs at this moment. */
export type Need = 'nothing' | 'a-pass' | 'a-new-year';

/** What the edition's practice season needs by game time; nothing when the season was imported. */
export async function needOf(db: Kysely<Database>, edition: Edition): Promise<Need> {
  const cast = await seasonCast(db, edition.id);
  if (cast.origin !== 'practice') return 'nothing';
  const now = (await gameTimeIn(db, edition.id)).getTime();
  const step = dueStep(await practiceRounds(db, edition.id, cast.origin), now);
  if (step !== undefined) return step.kind === 'new-year' ? 'a-new-year' : 'a-pass';
  return (await statusChanges(db, edition.id, cast, now)).size > 0 ? 'a-pass' : 'nothing';
}

/** Brings a practice season to game time; an imported one moves only by commands. To be called within a pass. */
export async function advance(tx: Transaction<Database>, edition: Edition): Promise<void> {
  const { origin } = await seasonCast(tx, edition.id);
  if (origin === 'practice') await playOn(tx, edition);
}
