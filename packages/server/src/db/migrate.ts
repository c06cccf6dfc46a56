import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as foundation from './migrations/0001_foundation.ts';
import * as editionsAsData from './migrations/0002_editions_as_data.ts';
import * as playerLocks from './migrations/0003_player_locks.ts';
import * as mails from './migrations/0004_mails.ts';
import * as account from './migrations/0005_account.ts';
import * as preRegistrations from './migrations/0006_pre_registrations.ts';
import * as idempotency from './migrations/0008_idempotency.ts';
import * as leagues from './migrations/0009_leagues.ts';
import * as rankings from './migrations/0010_rankings.ts';
import * as liveRankings from './migrations/0011_live_rankings.ts';
import * as contests from './migrations/0012_contests.ts';
import * as reminders from './migrations/0015_reminders.ts';
import * as refusedRegistrations from './migrations/0019_refused_registrations.ts';
import type { Database } from './tables.ts';

const migrations: Record<string, Migration> = {
  '0001_foundation': foundation,
  '0002_editions_as_data': editionsAsData,
  '0003_player_locks': playerLocks,
  '0004_mails': mails,
  '0005_account': account,
  '0006_pre_registrations': preRegistrations,
  '0008_idempotency': idempotency,
  '0010_rankings': rankings,
  '0009_leagues': leagues,
  '0011_live_rankings': liveRankings,
  '0012_contests': contests,
  '0015_reminders': reminders,
  '0019_refused_registrations': refusedRegistrations,
};

/**
 * Migrates the tables to the latest version and returns the names of the applied migrations. When two processes call it at once,
 * one waits.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<readonly string[]> {
  // A migration may be merged after one with a higher number has run on a database: that one does not depend on it.
  const allowUnorderedMigrations = true;
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) }, allowUnorderedMigrations });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}
