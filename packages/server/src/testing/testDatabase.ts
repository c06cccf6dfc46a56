import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { GAME_USER } from '../db/embedded/address.ts';
import { prepareGameRole } from '../db/embedded/gameRole.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/startEmbeddedPostgres.ts';
import { migrateToLatest } from '../db/migrate.ts';
import type { Database } from '../db/tables.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test run's cluster. */
    readonly testCluster: TestCluster;
  }
}

/** The PostgreSQL of a test run, as the game and as its superuser. */
type TestCluster = Pick<EmbeddedPostgres, 'connectionString' | 'superuserUrl'>;

/** The database that others are copied from. */
const TEMPLATE = 'migrated';

/** A database for one test file or test. */
export interface TestDatabase {
  readonly connectionString: string;
  readonly db: Kysely<Database>;
  /** Closes the pool and removes the database. */
  drop(): Promise<void>;
}

/**
 * Creates a migrated database in the cluster of the test run, in about 40 ms: for a test file, or for a test that needs an empty
 * one.
 */
export function cloneDatabase(): Promise<TestDatabase> {
  return createDatabase(TEMPLATE);
}

/** Creates a database without tables in the cluster of the test run. */
export function emptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0');
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const cluster = inject('testCluster');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(cluster.superuserUrl, `create database ${name} owner ${GAME_USER} template ${template} strategy file_copy`);
  const connectionString = databaseIn(cluster.connectionString, name);
  const db = openDatabase(connectionString);
  return {
    connectionString,
    db,
    async drop() {
      await db.destroy();
      await run(cluster.superuserUrl, `drop database ${name} with (force)`);
    },
  };
}

/**
 * Starts one PostgreSQL for a test run, in its own folder, which `stop` removes. It never waits for the disk. TEST_DATABASE_URL names another
 * PostgreSQL, by its superuser.
 */
export async function startTestCluster(): Promise<{ readonly addresses: TestCluster; stop(): Promise<void> }> {
  const superuserUrl = process.env['TEST_DATABASE_URL'];
  const { stop, ...addresses } = await (superuserUrl === undefined ? startOwnCluster() : useCluster(superuserUrl));
  await run(addresses.superuserUrl, `drop database if exists ${TEMPLATE} with (force)`);
  await run(addresses.superuserUrl, `create database ${TEMPLATE} owner ${GAME_USER}`);
  const template = openDatabase(databaseIn(addresses.connectionString, TEMPLATE));
  await migrateToLatest(template);
  await template.destroy();
  return { addresses, stop };
}

async function startOwnCluster(): Promise<TestCluster & { stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fantasy-rugby-test-'));
  const log = () => undefined;
  const onLost = (error: Error) => {
    throw error;
  };
  const postgres = await startEmbeddedPostgres({ dataDir, log, onLost, durable: false });
  return {
    connectionString: postgres.connectionString,
    superuserUrl: postgres.superuserUrl,
    async stop() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Gives the game its role in a PostgreSQL that runs already. The role and the template stay. */
async function useCluster(superuserUrl: string): Promise<TestCluster & { stop(): Promise<void> }> {
  const password = randomBytes(18).toString('base64url');
  await prepareGameRole(superuserUrl, password);
  const url = new URL(superuserUrl);
  Object.assign(url, { username: GAME_USER, password });
  return { connectionString: url.href, superuserUrl, stop: () => Promise.resolve() };
}

function databaseIn(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = name;
  return url.href;
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
