import { type RawBuilder, sql } from 'kysely';
import { z } from '@rugby/domain/contract/schema';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readRow, readRows } from '../db/readRows.ts';
import { aSeason } from '../testing/aSeason.ts';
import { aUserRow } from '../testing/signInUser.ts';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { deleteOldRows } from './deleteOldRows.ts';
import { mostAnswers, retentionRules } from './retentionRules.ts';

let database: TestDatabase;
let userId: number;

beforeAll(async () => {
  database = await cloneDatabase();
  await aSeason(database.db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('users').execute();
  await database.db.deleteFrom('mails').execute();
  await database.db.deleteFrom('leagues').execute();
  const user = database.db.insertInto('users').values(aUserRow('mere')).returning('id');
  userId = (await user.executeTakeFirstOrThrow()).id;
});

const ago = (age: string): RawBuilder<Date> => sql`now() - ${age}::interval`;

/** Tables whose rows last as long as the account or what it takes part in. */
const ofAccounts = 'avatars contest_entries league_members leagues team_boosters team_links team_rounds teams users'.split(' ');
const ofSeasons =
  'documents feeds fixtures percent_selected player_locks players rounds seasons squads stat_audit stat_records'.split(' ');
const ofPoints = [
  'contests',
  'kick_off_levels',
  'league_changes',
  'league_levels',
  'league_pages',
  'level_teams',
  'ranking_levels',
  'ranking_steps',
  'scored_players',
  'scoring_passes',
  'team_totals',
];
const ofDatabase = ['kysely_migration', 'kysely_migration_lock', 'safe_mode'];

/** A row of each table, of an age; the last two texts are the greatest age that stays and the least that goes. */
const rows: readonly (readonly [table: string, insert: (age: string) => RawBuilder<unknown>, stays: string, goes: string])[] = [
  [
    'sessions',
    (age) => sql`insert into sessions (id_hash, user_id, last_used_at) values ('s', ${userId}, ${ago(age)})`,
    '29 days',
    '31 days',
  ],
  [
    'sessions',
    (age) => sql`insert into sessions (id_hash, user_id, created_at) values ('s', ${userId}, ${ago(age)})`,
    '89 days',
    '91 days',
  ],
  [
    'login_devices',
    (age) => sql`insert into login_devices (id_hash, user_id, last_used_at) values ('d', ${userId}, ${ago(age)})`,
    '364 days',
    '367 days',
  ],
  [
    'idempotency_keys',
    (age) =>
      sql`insert into idempotency_keys (user_id, key, request_hash, answer, created_at) values (${userId}, 'k', '', '', ${ago(age)})`,
    '23 hours',
    '25 hours',
  ],
  [
    'rate_limits',
    (age) => sql`insert into rate_limits (name_hash, taken, ends_at) values ('n', 1, ${ago(age)})`,
    '-1 minute',
    '1 second',
  ],
  [
    'registration_keys',
    (age) =>
      sql`insert into registration_keys (key_hash, user_id, request_hash, created_at) values ('k', ${userId}, '', ${ago(age)})`,
    '23 hours',
    '25 hours',
  ],
  [
    'refused_registrations',
    (age) =>
      sql`insert into refused_registrations (key_hash, request_hash, errors, created_at) values ('k', '', '[]', ${ago(age)})`,
    '23 hours',
    '25 hours',
  ],
  [
    'password_reset_requests',
    (age) =>
      sql`insert into password_reset_requests (email_key, edition, created_at) values ('mere@example.org', 'srp', ${ago(age)})`,
    '23 hours',
    '25 hours',
  ],
  [
    'password_resets',
    (age) => sql`insert into password_resets (user_id, token_hash, expires_at) values (${userId}, 't', ${ago(age)})`,
    '23 hours',
    '25 hours',
  ],
  [
    'mails',
    (age) =>
      sql`insert into mails (edition, to_address, subject, html, text, expires_at, created_at) values ('srp', '', '', '', '', now(), ${ago(age)})`,
    '29 days',
    '31 days',
  ],
  [
    'reminders',
    (age) => sql`insert into reminders (user_id, edition, token_hash, sent_at) values (${userId}, 'srp', 't', ${ago(age)})`,
    '364 days',
    '367 days',
  ],
  [
    'league_invite_counts',
    (age) => sql`insert into league_invite_counts (user_id, day, sent) values (${userId}, ${ago(age)}, 1)`,
    '28 days',
    '32 days',
  ],
  ['league_invites', (age) => anInvite('waiting', age), '364 days', '367 days'],
  [
    'user_modals',
    (age) => sql`insert into user_modals (user_id, edition, out_player_id, current_position, prev_position, viewed_at)
      select ${userId}, edition, id, 'prop', 'hooker', ${ago(age)} from players limit 1`,
    '364 days',
    '367 days',
  ],
  [
    'pre_registrations',
    (age) => sql`insert into pre_registrations (edition, email, email_key, first_name, last_name, token_hash, created_at)
      values ('srp', 'mere@example.org', 'mere@example.org', 'Mere', 'Kahu', ${age}, ${ago(age)})`,
    '729 days',
    '732 days',
  ],
];

it.each(rows)('a row of %s stays as long as it is needed, and no longer', async (table, insert, stays, goes) => {
  await insert(stays).execute(database.db);
  await deleteOldRows(database.db);
  expect(await count(table)).toBe(1);
  await sql`delete from ${sql.table(table)}`.execute(database.db);
  await database.db.deleteFrom('leagues').execute();
  await insert(goes).execute(database.db);
  await deleteOldRows(database.db);
  expect(await count(table)).toBe(0);
});

it('a declined invite stays, so that the league does not write to the address again', async () => {
  await anInvite('declined', '5 years').execute(database.db);
  await deleteOldRows(database.db);
  expect(await count('league_invites')).toBe(1);
});

it('a notice that its user has not seen stays', async () => {
  await sql`insert into user_modals (user_id, edition, out_player_id, current_position, prev_position)
    select ${userId}, edition, id, 'prop', 'hooker' from players limit 1`.execute(database.db);
  await deleteOldRows(database.db);
  expect(await count('user_modals')).toBe(1);
});

it('more rows than one statement takes are deleted in one run', async () => {
  await sql`insert into idempotency_keys (user_id, key, request_hash, answer, created_at)
    select ${userId}, n::text, '', '', now() - interval '2 days' from generate_series(1, 2500) n`.execute(database.db);
  await deleteOldRows(database.db);
  expect(await count('idempotency_keys')).toBe(0);
});

it('the newest stored answers of each user stay', async () => {
  const other = database.db.insertInto('users').values(aUserRow('tana')).returning('id');
  const { id: otherId } = await other.executeTakeFirstOrThrow();
  await sql`insert into idempotency_keys (user_id, key, request_hash, answer, created_at)
    select id, n::text, '', '', now() - n * interval '1 second'
    from users, generate_series(1, ${mostAnswers + 3}::int) n`.execute(database.db);
  await deleteOldRows(database.db);
  expect(await count('idempotency_keys')).toBe(2 * mostAnswers);
  const oldest = database.db
    .selectFrom('idempotencyKeys')
    .select(['userId', 'key'])
    .orderBy('createdAt')
    .orderBy('userId')
    .limit(2);
  const key = String(mostAnswers);
  expect(await oldest.execute()).toEqual([userId, otherId].map((id) => ({ userId: id, key })));
});

it('every other table belongs to an account, a season or the database', async () => {
  const tables = sql`select table_name from information_schema.tables where table_schema = 'public' order by table_name`;
  const names = (await readRows(database.db, tables, z.object({ tableName: z.string() }))).map(({ tableName }) => tableName);
  const ruled = new Set(retentionRules.map(({ table }) => table));
  expect(names.filter((name) => !ruled.has(name))).toEqual([...ofAccounts, ...ofSeasons, ...ofPoints, ...ofDatabase].toSorted());
});

function anInvite(status: string, age: string): RawBuilder<unknown> {
  return sql`with league as (insert into leagues (edition, class) values ('srp', 'overall') returning id)
    insert into league_invites (league_id, email, email_key, address_hash, token_hash, status, sent_at)
    select id, '', '', '', ${age}, ${status}, ${ago(age)} from league`;
}

async function count(table: string): Promise<number> {
  const found = sql`select count(*)::int as count from ${sql.table(table)}`;
  return (await readRow(database.db, found, z.object({ count: z.int() }))).count;
}
