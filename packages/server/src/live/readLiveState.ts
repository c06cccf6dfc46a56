import { checksums, checksumsFile } from '@rugby/domain/contract/checksums';
import { jsonAddressOf } from '@rugby/domain/contract/jsonFile';
import type { LiveState } from '@rugby/domain/contract/live';
import { z } from '@rugby/domain/contract/schema';
import type { Edition } from '@rugby/domain/editions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** What an edition has published, as the database knows it. */
export type PublishedState = Omit<LiveState, 'spreadMs'>;

/**
 * Reads what an edition has published; undefined while it has no season. While a scoring pass runs, its ranks count as those before the change
 * that it scores: changes of a season run one after the other, each with its pass.
 */
export async function readLiveState(db: Kysely<Database>, edition: Edition): Promise<PublishedState | undefined> {
  const row = await db
    .selectFrom('seasons')
    .innerJoin('documents', (join) => join.on('documents.path', '=', jsonAddressOf(checksumsFile, edition)))
    .leftJoin('scoringPasses', 'scoringPasses.edition', 'seasons.edition')
    .select(['documents.body', 'seasons.revision', 'scoringPasses.roundId'])
    .where('seasons.edition', '=', edition.id)
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { body, revision, roundId } = row;
  return { checksums: z.parse(checksums, JSON.parse(body.toString())), ranks: roundId === null ? revision : revision - 1 };
}
