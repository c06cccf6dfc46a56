import { z } from '@rugby/domain/contract/schema';
import { type Edition, editions } from '@rugby/domain/editions';
import { type Kysely, sql } from 'kysely';
import { readRow } from '../../db/readRows.ts';
import type { Database } from '../../db/tables.ts';
import { practiceLock } from '../../season/locks.ts';
import { changeSeason } from '../../publish/changeSeason.ts';
import { advancePracticeSeason, pendingChange } from './advancePracticeSeason.ts';
import { createPracticeSeason } from './createPracticeSeason.ts';

/**
 * Advances the practice seasons of all editions to game time and creates the missing ones. `say` is called before long work. When
 * `stopping` is aborted, no further edition is started.
 */
export async function advanceAllPracticeSeasons(
  db: Kysely<Database>,
  say: (sentence: string) => void,
  stopping?: AbortSignal,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    // One of many processes advances the seasons; the others check again at their next tick.
    const statement = sql`select pg_try_advisory_lock(${practiceLock[0]}::int, ${practiceLock[1]}::int) as is_locked`;
    const { isLocked } = await readRow(connection, statement, z.object({ isLocked: z.boolean() }));
    if (!isLocked) return;
    try {
      for (const edition of Object.values(editions)) {
        if (stopping?.aborted !== true) await advanceEdition(db, edition, say);
      }
    } finally {
      await sql`select pg_advisory_unlock(${practiceLock[0]}::int, ${practiceLock[1]}::int)`.execute(connection);
    }
  });
}

async function advanceEdition(db: Kysely<Database>, edition: Edition, say: (sentence: string) => void): Promise<void> {
  const stored = await db.selectFrom('seasons').select('origin').where('edition', '=', edition.id).executeTakeFirst();
  const need = stored === undefined ? 'restart' : await pendingChange(db, edition);
  if (need === 'restart') {
    say(`Creating a practice season of ${edition.title}.`);
    await createPracticeSeason(db, edition);
  } else if (need === 'advance') {
    await changeSeason(db, edition, (tx) => advancePracticeSeason(tx, edition));
  }
}
