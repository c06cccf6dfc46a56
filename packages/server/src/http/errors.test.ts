import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { cloneDatabase } from '../testing/testDatabase.ts';
import { answerErrors } from './errors.ts';

it('a text that no database can store is malformed, not a failure of ours', async () => {
  const database = await cloneDatabase();
  const app = Fastify();
  answerErrors(app, createWords(catalog, 'en-US'));
  app.get('/', () => sql`select ${'\u0000'}::text`.execute(database.db));
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ code: 'malformed' }] }]);
  await Promise.all([app.close(), database.drop()]);
});
