import type { Edition } from '@rugby/domain/editions';
import type { Kysely, Transaction } from 'kysely';
import { allowLongStatements } from '../db/database.ts';
import type { Database } from '../db/tables.ts';
import { publishSeason } from './publishSeason.ts';
import { scoreAndPublish } from './scoreAndPublish.ts';
import { storeKickOffRanks } from '../scoring/kickOffRanks.ts';
import { findPendingRounds } from '../scoring/scorePendingRounds.ts';
import { notifySeason } from '../season/syncSeasons.ts';
import { holdSeason } from '../season/holdSeason.ts';
import { lockTeamChanges } from '../season/locks.ts';
import { lockStartedPlayers } from '../season/lockStartedPlayers.ts';
import { readGameTime } from '../season/readGameTime.ts';
import { updateNextPercentSelected } from '../season/percentSelected.ts';
import { updateFixtureStatuses } from '../season/updateFixtureStatuses.ts';

/** The result of a change of a season, the URL paths of the files that it changed, and how many teams have other points after it. */
export interface SeasonChange<Done> {
  readonly result: Done;
  readonly published: readonly string[];
  readonly teamsChanged: number;
}

/**
 * Changes an edition's season in one transaction: runs `work`, updates fixture statuses, locks and percent selected, publishes the files
 * that changed, and notifies every server. When anything throws, nothing is changed. Then scores the teams of the rounds whose stat records
 * changed, in short transactions that hold up no user, and publishes the files after them. Changes of one edition run one after the other,
 * each with its scoring.
 */
export async function changeSeason<Done>(
  db: Kysely<Database>,
  edition: Edition,
  work: (tx: Transaction<Database>) => Promise<Done>,
): Promise<SeasonChange<Done>> {
  return holdSeason(db, edition.id, async (connection) => {
    await scoreAndPublish(db, connection, edition);
    const { result, published } = await connection.transaction().execute((tx) => changeAndPublish(tx, edition, work));
    const scoring = await scoreAndPublish(db, connection, edition);
    return { result, published: [...published, ...scoring.published], teamsChanged: scoring.teamsChanged };
  });
}

async function changeAndPublish<Done>(
  tx: Transaction<Database>,
  edition: Edition,
  work: (tx: Transaction<Database>) => Promise<Done>,
): Promise<Omit<SeasonChange<Done>, 'teamsChanged'>> {
  await allowLongStatements(tx);
  await lockStartedPlayers(tx, edition.id);
  const result = await work(tx);
  await updateFixtureStatuses(tx, edition.id);
  await lockStartedPlayers(tx, edition.id);
  await storeKickOffRanks(tx, edition.id, await readGameTime(tx, edition.id));
  await updateNextPercentSelected(tx, edition.id);
  await tx
    .updateTable('seasons')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('edition', '=', edition.id)
    .execute();
  await notifySeason(tx, edition.id);
  if ((await findPendingRounds(tx, edition)).length === 0) return { result, published: await publishSeason(tx, edition) };
  // A save that has read the old stat records ends before the new ones are there; the scoring that follows finds it.
  await lockTeamChanges(tx, edition.id);
  return { result, published: [] };
}
