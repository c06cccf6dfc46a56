import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { handleErrors } from '../http/handleErrors.ts';
import { cloneDatabase } from '../testing/testDatabase.ts';
import { serveHealth } from './serveHealth.ts';

it('/health is 200 while the database answers, and no cache repeats it', async () => {
  const { db, drop } = await cloneDatabase();
  onTestFinished(drop);
  const app = Fastify();
  serveHealth(app, db);
  const answer = await app.inject('/health');
  expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([200, { status: 'ok' }, 'no-store']);
});

it('/health is 503 without a database', async () => {
  const db = openDatabase('postgresql://nobody@127.0.0.1:9/none');
  onTestFinished(() => db.destroy());
  const app = Fastify();
  handleErrors(app, createWords(catalog, 'en-US'));
  serveHealth(app, db);
  const answer = await app.inject('/health');
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([503, '1', 'no-store']);
});
