import { z } from '@rugby/domain/contract/schema';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { reasonOf, StartError } from '../config/StartError.ts';
import { openReplicas } from './database.ts';
import { readRow } from './readRows.ts';
import type { Database } from './tables.ts';

/**
 * Opens the replicas of DATABASE_READ_URL; undefined without one. Replicas that do not answer now may answer later. Throws a `StartError` when
 * another database answers than a copy of `leader`.
 */
export async function connectReplicas(
  { databaseReadUrl, databaseConnections }: Pick<Config, 'databaseReadUrl' | 'databaseConnections'>,
  leader: Kysely<Database>,
  say: (sentence: string) => void,
): Promise<Kysely<Database> | undefined> {
  if (databaseReadUrl === undefined) return undefined;
  const replicas = openReplicas(databaseReadUrl, databaseConnections);
  const { host } = new URL(databaseReadUrl);
  const expected = await identityOf(leader);
  const found = await identityOf(replicas).catch((error: unknown) => {
    say(`No replica answers at ${host}, so the leader answers every read until one does: ${reasonOf(error)}`);
  });
  if (found === undefined || found === expected) return replicas;
  await replicas.destroy();
  throw new StartError(`The database of DATABASE_READ_URL at ${host} is not a replica of the database of DATABASE_URL.`);
}

/** The same for a database and its replicas, and for no other. */
async function identityOf(db: Kysely<Database>): Promise<string> {
  const statement = sql`select system_identifier || ' ' || current_database() as identity from pg_control_system()`;
  return (await readRow(db, statement, z.object({ identity: z.string() }))).identity;
}
