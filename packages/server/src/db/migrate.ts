import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as foundation from './migrations/0001_foundation.ts';
import type { Database } from './tables.ts';

const migrations: Record<string, Migration> = { '0001_foundation': foundation };

/**
 * Migrates the tables to the latest version and returns the names of the applied migrations. When two processes call it at once,
 * one waits.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}
