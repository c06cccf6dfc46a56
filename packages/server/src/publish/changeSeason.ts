import type { Edition } from '@rugby/domain/editions';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { publishSeason } from './publishSeason.ts';
import { seasonChannel } from '../season/listenForSeasons.ts';
import { lockSeasonChanges } from '../season/locks.ts';
import { updateNextPercentSelected } from '../season/percentSelected.ts';
import { updateFixtureStatuses } from '../season/updateFixtureStatuses.ts';

/** What a pass did, and the addresses of the files that it changed. */
export interface SeasonChange<Done> {
  readonly result: Done;
  readonly published: readonly string[];
}

/**
 * Changes an edition's season in one transaction: does the work, brings matches and percent selected to the moment, publishes the
 * files that changed, and tells every server. When anything throws, nothing was changed. Passes over one edition wait for each other.
 */
export async function changeSeason<Done>(
  db: Kysely<Database>,
  edition: Edition,
  work: (tx: Transaction<Database>) => Promise<Done>,
): Promise<SeasonChange<Done>> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '10min'`.execute(tx);
    await lockSeasonChanges(tx, edition.id);
    const result = await work(tx);
    await updateFixtureStatuses(tx, edition.id);
    await updateNextPercentSelected(tx, edition.id);
    await tx
      .updateTable('seasons')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .where('edition', '=', edition.id)
      .execute();
    const published = await publishSeason(tx, edition);
    await sql`select pg_notify(${seasonChannel}, ${edition.id})`.execute(tx);
    return { result, published };
  });
}
