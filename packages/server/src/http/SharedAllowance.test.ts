import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { SharedAllowance } from './SharedAllowance.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const minute = 60_000;

it('a flood under one name waits on one connection, so that others are served meanwhile', async () => {
  const flight = { now: 0, most: 0 };
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      flight.now += 1;
      flight.most = Math.max(flight.most, flight.now);
      return node;
    },
    async transformResult({ result }) {
      flight.now -= 1;
      return result;
    },
  });
  const allowance = new SharedAllowance(db, 'flood', 5, minute);
  const seconds = await Promise.all(Array.from({ length: 200 }, () => allowance.take('here')));
  expect(flight).toEqual({ now: 0, most: 1 });
  expect(seconds.slice(0, 6).map((left) => left > 0)).toEqual([false, false, false, false, false, true]);
  expect(seconds.filter((left) => left === 0)).toHaveLength(5);
  await Promise.all([allowance.take('elsewhere'), allowance.take('here'), allowance.take('far away')]);
  expect(flight).toEqual({ now: 0, most: 3 });
});

it('one that is given back can be taken again at once', async () => {
  const allowance = new SharedAllowance(database.db, 'returned', 1, minute);
  expect(await allowance.take('here')).toBe(0);
  expect(await allowance.take('here')).toBeGreaterThan(0);
  await allowance.giveBack('here');
  expect(await allowance.take('here')).toBe(0);
});

it('a database that fails refuses all who wait, and none for ever', async () => {
  const gone = await cloneDatabase();
  const allowance = new SharedAllowance(gone.db, 'gone', 5, minute);
  await gone.drop();
  const outcomes = await Promise.allSettled([allowance.take('here'), allowance.take('here'), allowance.take('here')]);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
});
