import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartError } from '../../config/StartError.ts';
import { connectReplicas } from '../../db/connectReplicas.ts';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { RefusedError } from '../RefusedError.ts';
import { Reads } from './Reads.ts';

let database: TestDatabase;
/** A database in the same cluster: its log is as far as that of `database`, and it has no tables. */
let other: TestDatabase;

beforeAll(async () => {
  [database, other] = [await cloneDatabase(), await emptyDatabase()];
});
afterAll(() => Promise.all([database.drop(), other.drop()]));

const nameOf = (reads: Reads) =>
  reads.run(async (db) => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    return rows[0]?.name;
  });
const position = (timeline: string) => ({ position: '0/1', timeline });

test('without replicas the database itself answers', async () => {
  const reads = new Reads(database.db);
  expect(await nameOf(reads)).toBe(new URL(database.connectionString).pathname.slice(1));
  expect(reads.counts).toEqual({ replica: 0, behind: 0, failed: 0, paused: 0 });
});

test('a replica whose answer is an error is replaced by the leader', async () => {
  const reads = new Reads(database.db, other.db);
  const users = await reads.run((db) => db.selectFrom('users').select('id').execute());
  expect([users, reads.counts]).toEqual([[], { replica: 0, behind: 0, failed: 1, paused: 0 }]);
});

test('a refusal is the answer of a replica', async () => {
  const reads = new Reads(database.db, other.db);
  const refusal = new RefusedError(404, [{ code: 'not-found', message: 'There is no such team.' }]);
  await expect(reads.run(() => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(reads.counts).toMatchObject({ replica: 1, failed: 0 });
});

test('after another database leads, no replica is asked for a while', async () => {
  const timelines = ['00000001', '00000001', '00000002', '00000002'];
  const reads = new Reads(database.db, other.db, { next: async () => position(timelines.shift() ?? '') });
  const names = [await nameOf(reads), await nameOf(reads), await nameOf(reads), await nameOf(reads)];
  const [leader, replica] = [database, other].map(({ connectionString }) => new URL(connectionString).pathname.slice(1));
  expect([names, reads.counts.paused]).toEqual([[replica, replica, leader, leader], 2]);
});

test('while no database leads, reads are answered as without replicas', async () => {
  const reads = new Reads(database.db, other.db, { next: async () => undefined });
  await nameOf(reads);
  expect(reads.counts).toEqual({ replica: 0, behind: 0, failed: 0, paused: 1 });
});

test('reads that begin together ask the leader once for its position, and none gets one from before it began', async () => {
  const asked: string[] = [];
  const counting = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      asked.push(JSON.stringify(result.rows));
      return result;
    },
  });
  const reads = new Reads(counting, other.db);
  await Promise.all([nameOf(reads), nameOf(reads), nameOf(reads)]);
  expect(asked).toHaveLength(1);
  await nameOf(reads);
  expect(asked).toHaveLength(2);
});

test('a start with another database than a replica is refused with a sentence, and one with a replica that is gone says so', async () => {
  const said: string[] = [];
  const connect = (databaseReadUrl: string) =>
    connectReplicas({ databaseReadUrl, databaseConnections: 2 }, database.db, (sentence) => said.push(sentence));
  await expect(connect(other.connectionString)).rejects.toThrow(
    new StartError(
      `The database of DATABASE_READ_URL at ${new URL(other.connectionString).host} is not a replica of the database of DATABASE_URL.`,
    ),
  );
  await (await connect('postgresql://127.0.0.1:1/game'))?.destroy();
  expect(said).toEqual([
    expect.stringMatching(/^No replica answers at 127\.0\.0\.1:1, so the leader answers every read until one does: /),
  ]);
  await (await connect(database.connectionString))?.destroy();
  expect(said).toHaveLength(1);
});
