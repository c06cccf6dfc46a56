import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import Fastify from 'fastify';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { expect, it } from 'vitest';
import { cloneDatabase } from '../testing/testDatabase.ts';
import { handleErrors } from './handleErrors.ts';

it('a text that no database can store is malformed, not a server error', async () => {
  const database = await cloneDatabase();
  const app = Fastify();
  handleErrors(app, createWords(catalog, 'en-US'));
  app.get('/', () => sql`select ${'\u0000'}::text`.execute(database.db));
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ code: 'malformed' }] }]);
  await Promise.all([app.close(), database.drop()]);
});

it('a transaction that cannot be rolled back because its connection is gone is answered 503', async () => {
  const database = await cloneDatabase();
  const app = Fastify();
  handleErrors(app, createWords(catalog, 'en-US'));
  app.get('/', () =>
    database.db.transaction().execute(async (tx) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => undefined);
      await untilBroken(tx);
      throw new Error('anything');
    }),
  );
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toMatchObject([
    503,
    '1',
    { errors: [{ code: 'unavailable' }] },
  ]);
  await Promise.all([app.close(), database.drop()]);
});

/** Waits until the connection of a transaction knows that it is gone. */
async function untilBroken(tx: Transaction<Database>): Promise<void> {
  while (
    await sql`select 1`.execute(tx).then(
      () => true,
      () => false,
    )
  );
}
