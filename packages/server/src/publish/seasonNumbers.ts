import { jsonAddressOf } from '@rugby/domain/contract/jsonFile';
import { z } from '@rugby/domain/contract/schema';
import { seasonNumbersFile } from '@rugby/domain/contract/landing';
import { type Edition, editions } from '@rugby/domain/editions';
import type { SeasonNumbers } from '@rugby/domain/game/model/landing';
import { bestOfLastRound } from '@rugby/domain/game/season/seasonNumbers';
import { type Kysely, sql } from 'kysely';
import { readRow } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import type { LoadedSeason } from '../season/loadSeason.ts';
import { notifySeason } from '../season/syncSeasons.ts';
import { storeDocuments } from './storeDocuments.ts';

/** From this many users on, counting them would slow down a change of the season, which may come every few seconds. */
const MANY = 10_000;

/** The numbers of the landing page for the stored season. Many users are not counted again here: `refreshUserCounts` does that. */
export async function seasonNumbersOf(db: Kysely<Database>, edition: Edition, season: LoadedSeason): Promise<SeasonNumbers> {
  const { rounds, players, squads } = season;
  const known = (await readPublished(db, edition))?.users ?? 0;
  const users = known < MANY ? await countUsers(db, edition) : known;
  return { players: players.size, users, best: bestOfLastRound(rounds, players.values(), squads) };
}

/** Counts the users of every edition again and publishes the counts that changed. */
export async function refreshUserCounts(db: Kysely<Database>): Promise<void> {
  for (const edition of Object.values(editions)) {
    const published = await readPublished(db, edition);
    if (published === undefined) continue;
    const users = await countUsers(db, edition);
    if (users === published.users) continue;
    const path = jsonAddressOf(seasonNumbersFile, edition);
    await storeDocuments(db, new Map([[path, JSON.stringify({ ...published, users })]]), path);
    await notifySeason(db, edition.id);
  }
}

async function readPublished(db: Kysely<Database>, edition: Edition): Promise<SeasonNumbers | undefined> {
  const stored = await db
    .selectFrom('documents')
    .select('body')
    .where('path', '=', jsonAddressOf(seasonNumbersFile, edition))
    .executeTakeFirst();
  return stored && z.parse(seasonNumbersFile.schema, JSON.parse(stored.body.toString()));
}

/** The users who have a team in the edition. */
async function countUsers(db: Kysely<Database>, { id }: Edition): Promise<number> {
  const statement = sql`select count(*)::int as users from teams where edition = ${id}`;
  return (await readRow(db, statement, z.object({ users: z.int() }))).users;
}
