import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './startEmbeddedPostgres.ts';

let dataDir: string;
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'game-role-'));
  postgres = await start();
});
afterAll(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test.each([
  "create role another login password 'secret'",
  'create database another',
  'create schema another',
  "alter system set listen_addresses = '*'",
  'select rolpassword from pg_authid',
  "select pg_read_file('postgresql.conf')",
  "copy (select 1) to program 'cat'",
  "copy (select 1) to '/tmp/game-role.txt'",
  'set role rugby',
  "select pg_create_physical_replication_slot('another')",
])('the role of the game may not: %s', async (statement) => {
  await expect(query(postgres.connectionString, statement)).rejects.toThrow(/permission denied|must be|not allowed/);
});

test('tables of the superuser belong to the game after the next start, with their rows', async () => {
  await query(
    postgres.superuserUrl,
    `create type mood as enum ('good'); create domain score as integer; create sequence numbers;
     create table teams (id bigint generated always as identity primary key, mood mood, score score);
     insert into teams (mood, score) values ('good', 15);
     create view all_teams as select * from teams;
     create function double(score) returns score language sql return $1 * 2;`,
  );
  await expect(query(postgres.connectionString, 'select * from teams')).rejects.toThrow('permission denied for table teams');
  await postgres.stop();
  postgres = await start();
  expect(await query(postgres.connectionString, 'select double(score) as score from all_teams')).toEqual([{ score: 30 }]);
  await query(
    postgres.connectionString,
    `alter table teams add column name text; insert into teams (score) select nextval('numbers');
     drop function double; drop view all_teams; drop table teams; drop type mood; drop domain score; drop sequence numbers;`,
  );
});

function start(): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, log: () => undefined, onLost: () => undefined, durable: false });
}

async function query(connectionString: string, statements: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statements)).rows;
  } finally {
    await client.end();
  }
}
