import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from '@rugby/domain/contract/schema';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { storePlayedRound } from '../testing/storePlayedRound.ts';
import { emptyDatabase } from '../testing/testDatabase.ts';
import { migrateToLatest, migrations } from './migrate.ts';
import { readRow } from './readRows.ts';
import type { Database } from './tables.ts';

const users = 20;

/** What a landed migration consists of, by the first 16 digits of its SHA-256. A new one adds its line; no line ever changes. */
const landed: Readonly<Record<string, string>> = {
  '0001_foundation': '32c522b262051ecc',
  '0002_editions_as_data': 'a24075d88ca7a8ca',
  '0003_player_locks': 'd6e7915030681ec1',
  '0004_mails': '2755c6250d26eb79',
  '0005_account': '811de2d711a33d7f',
  '0006_pre_registrations': 'baf9f233e3676ae4',
  '0008_idempotency': 'aa7d5238bc6b7fea',
  '0009_leagues': '101260605192b8d1',
  '0010_rankings': '2cc6406722ac628d',
  '0011_live_rankings': '98043f6efbc82465',
  '0012_contests': 'bd50bfd4136bca8d',
  '0015_reminders': '552d36ea3f90aa46',
  '0017_team_links': 'e6519eb3750b63f5',
  '0019_refused_registrations': '7f02c1fac2254952',
  '0020_rate_limits': 'dc90cce0c87d03f1',
  '0022_feeds': '3112976f114020d1',
  '0023_safe_mode': '656ca9969286979f',
  '0024_ranking_steps': 'da4d642a7784f0d3',
  '0025_league_levels': 'b4d8a24c4169e247',
  '0026_league_changes': 'cf1f12d223fe4ed8',
  '0027_round_points': 'a3148d14c9d74bd3',
  '0028_level_teams': '8e3ba2a56ed1f604',
  '0029_figures_without_indexes': '212bc7570aa27c4d',
  '0030_scored_players': '7a6d19d04a107330',
  '0031_deleted_users': '2a44b5993e426421',
  '0032_reset_links': 'c553c8d2104f2cec',
};

it('a landed migration is never edited: databases exist that it has migrated', async () => {
  const found = await Promise.all(
    Object.keys(migrations).map(async (name) => {
      const text = await readFile(new URL(`migrations/${name}.ts`, import.meta.url), 'utf8');
      return [name, createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16)];
    }),
  );
  expect(Object.fromEntries(found)).toEqual(landed);
});

/** The migrations with which a version of the game may have ended: 0028 fills the columns that 0027 adds, and landed together with it. */
const versions = Object.keys(migrations).filter((name) => name >= '0015_reminders' && name !== '0027_round_points');

it.each(versions)('a database of the version %s has all its rows, with their values, after the migration', async (version) => {
  const { db, drop } = await emptyDatabase();
  await migrateToLatest(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= version)));
  await storePlayedRound(db, users);
  const before = await readTables(db);
  expect(Object.keys(before).filter((table) => before[table]?.length === users)).toEqual(
    expect.arrayContaining(['sessions', 'team_rounds', 'team_totals', 'teams', 'users']),
  );
  await migrateToLatest(db);
  const after = await readTables(db);
  for (const [table, rows] of Object.entries(before)) {
    const names = Object.keys(rows[0] ?? {});
    expect([table, sorted(rows, names)]).toEqual([table, sorted(after[table] ?? [], names)]);
  }
  await drop();
});

/** Some columns of rows as text, in an order that does not depend on others. */
function sorted(rows: readonly z.infer<typeof row>[], columns: readonly string[]): readonly string[] {
  return rows.map((stored) => JSON.stringify(columns.map((name) => [name, stored[name]]))).toSorted();
}

const row = z.record(z.string(), z.unknown());

/** The rows of every table of the game, by name. */
async function readTables(db: Kysely<Database>): Promise<Readonly<Record<string, readonly z.infer<typeof row>[]>>> {
  const { names } = await readRow(
    db,
    sql`select coalesce(json_agg(table_name order by table_name), '[]') as names from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'`,
    z.object({ names: z.array(z.string()) }),
  );
  const tables: Record<string, readonly z.infer<typeof row>[]> = {};
  for (const name of names) {
    const statement = sql`select coalesce(json_agg(to_jsonb(stored)), '[]') as rows from ${sql.table(name)} as stored`;
    tables[name] = (await readRow(db, statement, z.object({ rows: z.array(row) }))).rows;
  }
  return tables;
}
