import { type Edition, editions } from '@rugby/domain/editions';
import type { Kysely } from 'kysely';
import { runIfFree } from './db/runIfFree.ts';
import type { Database } from './db/tables.ts';
import { advanceImportedSeason, isImportedSeasonBehind } from './season/advanceImportedSeason.ts';
import { findPendingRounds } from './scoring/scorePendingRounds.ts';
import { hasJustKickedOff } from './season/receiptTime.ts';
import { advanceLock, seasonChangesLock } from './season/locks.ts';
import { changeSeason } from './publish/changeSeason.ts';
import { scoreAndPublish } from './publish/scoreAndPublish.ts';
import { advancePracticeSeason, pendingChange } from './practice/season/advancePracticeSeason.ts';
import { createPracticeSeason } from './practice/season/createPracticeSeason.ts';

export interface AdvanceDeps {
  /** Whether missing practice seasons are created, and existing ones are played on. */
  readonly practice: boolean;
  /** Called before long work. */
  readonly say: (sentence: string) => void;
  /** Once aborted, no further edition is started. */
  readonly stopping?: AbortSignal;
}

/** Advances the seasons of all editions to game time: imported ones by their kick-offs, practice ones with simulated matches. */
export async function advanceSeasons(db: Kysely<Database>, deps: AdvanceDeps): Promise<void> {
  // One of many processes advances the seasons; the others check again at their next tick.
  await runIfFree(db, advanceLock, async () => {
    for (const edition of Object.values(editions)) {
      if (deps.stopping?.aborted !== true) await advanceEdition(db, edition, deps);
    }
  });
}

async function advanceEdition(db: Kysely<Database>, edition: Edition, { practice, say }: AdvanceDeps): Promise<void> {
  const stored = await db.selectFrom('seasons').select('origin').where('edition', '=', edition.id).executeTakeFirst();
  // A change that was interrupted while it scored teams.
  if ((await findPendingRounds(db, edition)).length > 0)
    await runIfFree(db, seasonChangesLock(edition.id), (connection) => scoreAndPublish(db, connection, edition));
  if (await hasJustKickedOff(db, edition.id)) return;
  if (stored?.origin === 'import') {
    if (await isImportedSeasonBehind(db, edition)) await changeSeason(db, edition, (tx) => advanceImportedSeason(tx, edition));
    return;
  }
  if (!practice) return;
  const need = stored === undefined ? 'restart' : await pendingChange(db, edition);
  if (need === 'restart') {
    say(`Creating a practice season of ${edition.title}.`);
    await createPracticeSeason(db, edition);
  } else if (need === 'advance') {
    await changeSeason(db, edition, (tx) => advancePracticeSeason(tx, edition));
  }
}
