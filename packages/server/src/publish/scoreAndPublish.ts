import type { Edition } from '@rugby/domain/editions';
import type { Kysely } from 'kysely';
import { allowLongStatements } from '../db/database.ts';
import type { Database } from '../db/tables.ts';
import { storeLeagueRanks, storeMissingLeagueRanks } from '../scoring/storeLeagueRanks.ts';
import { findPendingRounds, scorePendingRound } from '../scoring/scorePendingRounds.ts';
import { laneOf } from '../scoring/workInBlocks.ts';
import { completeStart } from '../season/rounds/completeStart.ts';
import { notifySeason } from '../season/syncSeasons.ts';
import { publishSeason } from './publishSeason.ts';

/** The URL paths of the files that were published after a scoring, and how many teams have other points. */
export interface ScoringResult {
  readonly published: readonly string[];
  readonly teamsChanged: number;
}

/**
 * Completes the start of a round that has just begun, scores the teams of the rounds whose stat records have changed, and then publishes the files of
 * the season: a site that fetches rankings because a checksum has changed finds complete ones. Without such rounds it stores only missing ranks of
 * large leagues. `connection` holds the season; teams are scored on it and on another one of `db`.
 */
export async function scoreAndPublish(
  db: Kysely<Database>,
  connection: Kysely<Database>,
  edition: Edition,
): Promise<ScoringResult> {
  const roundIds = await findPendingRounds(connection, edition);
  const [first] = roundIds;
  if (first === undefined) {
    await storeMissingLeagueRanks(connection, edition.id);
    return { published: [], teamsChanged: 0 };
  }
  let teamsChanged = 0;
  await db.connection().execute(async (other) => {
    const lanes = [laneOf(connection), laneOf(other)] as const;
    for (const roundId of roundIds) {
      await completeStart(lanes, edition, roundId);
      teamsChanged += await scorePendingRound(lanes, edition, roundId);
    }
  });
  await storeLeagueRanks(connection, edition.id, first);
  const published = await connection.transaction().execute(async (tx) => {
    await allowLongStatements(tx);
    const paths = await publishSeason(tx, edition);
    await tx.deleteFrom('scoringPasses').where('edition', '=', edition.id).execute();
    await notifySeason(tx, edition.id);
    return paths;
  });
  return { published, teamsChanged };
}
