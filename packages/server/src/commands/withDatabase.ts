import { setTimeout as sleep } from 'node:timers/promises';
import { z } from '@rugby/domain/contract/schema';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { connectionStringOf, type DatabaseUser, GAME_USER } from '../db/embedded/address.ts';
import { startEmbeddedPostgres } from '../db/embedded/startEmbeddedPostgres.ts';
import { FolderInUseError } from '../config/StartError.ts';
import { migrateToLatest } from '../db/migrate.ts';
import type { Database } from '../db/tables.ts';
import { commandLock } from '../season/locks.ts';

const lockSchema = z.tuple([z.object({ isLocked: z.boolean() })]);
const RETRY_MS = 200;
const TO_START_MS = 30_000;

interface Place extends Pick<Config, 'databaseUrl' | 'dataDir'> {
  /** Whether the command runs for long. Such a command does not wait for others, and others do not wait for it. */
  readonly isLong?: boolean;
  /** The role in an embedded database: the game's, unless given. */
  readonly user?: DatabaseUser;
}

/** A usable database, and a function to leave it. */
interface Reached {
  readonly connectionString: string;
  leave(): Promise<void>;
}

/**
 * Runs `work` on the database: the one at DATABASE_URL, else the one that runs in the data folder, else an embedded one that is
 * started for this command. Season commands run one after the other, except long ones.
 */
export async function withDatabase<Done>(
  place: Place,
  say: (sentence: string) => void,
  work: (connectionString: string) => Promise<Done>,
): Promise<Done> {
  for (;;) {
    const reached = await reach(place, say);
    try {
      if (place.isLong === true) return await work(reached.connectionString);
      const turn = await takeTurn(reached.connectionString, say);
      if (turn === undefined) continue;
      try {
        return await work(reached.connectionString);
      } finally {
        await turn.end().catch(() => undefined);
      }
    } finally {
      await reached.leave();
    }
  }
}

/** As `withDatabase`, with the tables of the latest version. */
export function withTables<Done>(
  place: Place,
  say: (sentence: string) => void,
  work: (db: Kysely<Database>) => Promise<Done>,
): Promise<Done> {
  return withDatabase(place, say, async (connectionString) => {
    const db = openDatabase(connectionString);
    try {
      await migrateToLatest(db);
      return await work(db);
    } finally {
      await db.destroy();
    }
  });
}

/** Names the embedded database to an operator who may have meant another one. Empty when DATABASE_URL is set. */
export function describeEmbedded({ databaseUrl, dataDir }: Place): readonly string[] {
  return databaseUrl === undefined ? [`DATABASE_URL is not set, so this was the embedded database in ${dataDir}.`] : [];
}

async function reach(place: Place, say: (sentence: string) => void): Promise<Reached> {
  const { databaseUrl, dataDir, user = GAME_USER } = place;
  const deadline = Date.now() + TO_START_MS;
  for (;;) {
    const running = databaseUrl ?? (await connectionStringOf(dataDir, user));
    if (running !== undefined) return { connectionString: running, leave: () => Promise.resolve() };
    try {
      return await startOwn(dataDir, user, say);
    } catch (error) {
      if (!(error instanceof FolderInUseError) || Date.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}

async function startOwn(dataDir: string, user: DatabaseUser, say: (sentence: string) => void): Promise<Reached> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: say, onLost: ({ message }) => say(message) });
  const connectionString = user === GAME_USER ? postgres.connectionString : postgres.superuserUrl;
  return {
    connectionString,
    async leave() {
      // Commands that came meanwhile finish first; later ones wait and find another database when this one stops.
      const last = await takeTurn(connectionString, () => undefined).catch(() => undefined);
      await postgres.stop();
      await last?.end().catch(() => undefined);
    },
  };
}

/** Waits for the command lock and returns the connection that holds it; undefined when the database stopped meanwhile. */
async function takeTurn(connectionString: string, say: (sentence: string) => void): Promise<Client | undefined> {
  const client = new Client({ connectionString, keepAlive: true, application_name: 'season command' });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as "isLocked"', [...commandLock]);
  if (lockSchema.parse(rows)[0].isLocked) return client;
  say('Waiting for another season command to end.');
  try {
    await client.query('select pg_advisory_lock($1, $2)', [...commandLock]);
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
}
