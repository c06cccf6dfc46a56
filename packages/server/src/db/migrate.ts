import { setTimeout as sleep } from 'node:timers/promises';
import { z } from '@rugby/domain/contract/schema';
import { type Kysely, sql } from 'kysely';
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
import * as teamLinks from './migrations/0017_team_links.ts';
import * as refusedRegistrations from './migrations/0019_refused_registrations.ts';
import * as rateLimits from './migrations/0020_rate_limits.ts';
import * as feeds from './migrations/0022_feeds.ts';
import * as safeMode from './migrations/0023_safe_mode.ts';
import * as rankingSteps from './migrations/0024_ranking_steps.ts';
import * as leagueLevels from './migrations/0025_league_levels.ts';
import * as leagueChanges from './migrations/0026_league_changes.ts';
import * as roundPoints from './migrations/0027_round_points.ts';
import * as levelTeams from './migrations/0028_level_teams.ts';
import * as figuresWithoutIndexes from './migrations/0029_figures_without_indexes.ts';
import * as scoredPlayers from './migrations/0030_scored_players.ts';
import * as deletedUsers from './migrations/0031_deleted_users.ts';
import * as resetLinks from './migrations/0032_reset_links.ts';
import { codeOf, StartError } from '../config/StartError.ts';
import { readRow } from './readRows.ts';
import type { Database } from './tables.ts';

/** The migrations by name, in the order in which they run. */
export const migrations: Record<string, Migration> = {
  '0001_foundation': foundation,
  '0002_editions_as_data': editionsAsData,
  '0003_player_locks': playerLocks,
  '0004_mails': mails,
  '0005_account': account,
  '0006_pre_registrations': preRegistrations,
  '0008_idempotency': idempotency,
  '0009_leagues': leagues,
  '0010_rankings': rankings,
  '0011_live_rankings': liveRankings,
  '0012_contests': contests,
  '0015_reminders': reminders,
  '0017_team_links': teamLinks,
  '0019_refused_registrations': refusedRegistrations,
  '0020_rate_limits': rateLimits,
  '0022_feeds': feeds,
  '0023_safe_mode': safeMode,
  '0024_ranking_steps': rankingSteps,
  '0025_league_levels': leagueLevels,
  '0026_league_changes': leagueChanges,
  '0027_round_points': roundPoints,
  '0028_level_teams': levelTeams,
  '0029_figures_without_indexes': figuresWithoutIndexes,
  '0030_scored_players': scoredPlayers,
  '0031_deleted_users': deletedUsers,
  '0032_reset_links': resetLinks,
};

/** How long a statement of a migration waits for a lock: all who want a weaker lock on the table wait behind it. */
const LOCK_WAIT_MS = 300;
const PAUSE_MS = 200;
/** A transaction that holds a lock for longer is a mistake: `openDatabase` ends idle ones after 30 seconds. */
const GIVE_UP_MS = 120_000;

/**
 * Migrates the tables to the latest version and returns the names of the applied migrations. When two processes call it at once,
 * one waits. Each migration has a transaction of its own: one that takes long does not hold the locks of another. A migration that does not get its
 * locks is rolled back and tried again, so that users do not wait behind it. Throws a `StartError` when the database has migrations that this
 * version does not know.
 */
export async function migrateToLatest(db: Kysely<Database>, known = migrations): Promise<readonly string[]> {
  const applied: string[] = [];
  let begun = performance.now();
  for (;;) {
    try {
      const next = await db.connection().execute((connection) => migrateNext(connection, known));
      if (next.length === 0) return applied;
      applied.push(...next);
      begun = performance.now();
    } catch (error) {
      if (codeOf(error) !== lockNotAvailable || performance.now() - begun > GIVE_UP_MS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

const lockNotAvailable = '55P03';

/** Applies the next migration and returns its name in a list; empty when there is none. */
async function migrateNext(db: Kysely<Database>, known: Record<string, Migration>): Promise<readonly string[]> {
  // A migration may be merged after one with a higher number has run on a database: that one does not depend on it.
  const allowUnorderedMigrations = true;
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(known) }, allowUnorderedMigrations });
  await refuseNewer(db, known);
  await sql`set lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(db);
  try {
    const { error, results } = await migrator.migrateUp();
    if (error !== undefined) throw error;
    return (results ?? []).map(({ migrationName }) => migrationName);
  } finally {
    await sql`reset lock_timeout`.execute(db);
  }
}

async function refuseNewer(db: Kysely<Database>, known: Record<string, Migration>): Promise<void> {
  const table = await readRow(
    db,
    sql`select to_regclass('kysely_migration') is not null as "exists"`,
    z.object({ exists: z.boolean() }),
  );
  if (!table.exists) return;
  const applied = await readRow(
    db,
    sql`select coalesce(json_agg(name order by name), '[]') as names from kysely_migration`,
    z.object({ names: z.array(z.string()) }),
  );
  const newer = applied.names.filter((name) => !(name in known));
  if (newer.length === 0) return;
  throw new StartError(
    `The database was migrated by a newer version of the game (${newer.join(', ')}), which this version cannot read. ` +
      'Start that version, or restore a backup from before.',
  );
}
