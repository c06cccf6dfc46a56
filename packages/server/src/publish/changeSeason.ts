import type { Edition } from '@rugby/domain/editions';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { publishSeason } from './publishSeason.ts';
import { storeKickOffRanks } from '../scoring/kickOffRanks.ts';
import { seasonChannel } from '../season/syncSeasons.ts';
import { lockSeasonChanges } from '../season/locks.ts';
import { lockStartedPlayers } from '../season/lockStartedPlayers.ts';
import { updateNextPercentSelected } from '../season/percentSelected.ts';
import { updateFixtureStatuses } from '../season/updateFixtureStatuses.ts';

/** The result of a change of a season, and the URL paths of the files that it changed. */
export interface SeasonChange<Done> {
  readonly result: Done;
  readonly published: readonly string[];
}

/**
 * Changes an edition's season in one transaction: runs `work`, updates fixture statuses, locks and percent selected, publishes the
 * files that changed, and notifies every server. When anything throws, nothing is changed. Changes of one edition run one after the
 * other.
 */
export async function changeSeason<Done>(
  db: Kysely<Database>,
  edition: Edition,
  work: (tx: Transaction<Database>) => Promise<Done>,
): Promise<SeasonChange<Done>> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '10min'`.execute(tx);
    await lockSeasonChanges(tx, edition.id);
    await lockStartedPlayers(tx, edition.id);
    const result = await work(tx);
    await updateFixtureStatuses(tx, edition.id);
    await lockStartedPlayers(tx, edition.id);
    await storeKickOffRanks(tx, edition.id);
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
