import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import { notifySeason } from './syncSeasons.ts';

/** Switches the safe mode on or off and notifies every server. */
export async function setSafeMode(db: Kysely<Database>, isOn: boolean): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (isOn) await sql`insert into safe_mode (is_on) values (true) on conflict do nothing`.execute(tx);
    else await sql`delete from safe_mode`.execute(tx);
    await notifySeason(tx, 'safe-mode');
  });
}
