import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import Fastify from 'fastify';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { describe, expect, it } from 'vitest';
import { cloneDatabase } from '../testing/testDatabase.ts';
import { handleErrors, handleMalformedUrl } from './handleErrors.ts';
import { logOptions } from './requestLog.ts';

const words = createWords(catalog, 'en-US');

it('a text that no database can store is malformed, not a server error', async () => {
  const database = await cloneDatabase();
  const app = Fastify();
  handleErrors(app, words);
  app.get('/', () => sql`select ${'\u0000'}::text`.execute(database.db));
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ code: 'malformed' }] }]);
  await Promise.all([app.close(), database.drop()]);
});

it('a transaction that cannot be rolled back because its connection is gone is answered 503', async () => {
  const database = await cloneDatabase();
  const app = Fastify();
  handleErrors(app, words);
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

it.each([
  [503, 'timeout exceeded', 'The game is busy right now. Please try again in a moment.'],
  [500, 'anything', 'Something went wrong on our side. Please try again.'],
])(
  'a page that is opened and answered %i is a sentence that is loaded again, not the envelope',
  async (status, fault, sentence) => {
    const app = Fastify();
    handleErrors(app, words);
    app.get('/', () => Promise.reject(new Error(fault)));
    const opened = await app.inject({ url: '/', headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(opened.body).toMatch(/<meta http-equiv="refresh" content="\d">/);
    expect(opened.body).toContain(`<h1>${sentence}</h1>`);
    const called = await app.inject({ url: '/', headers: { accept: '*/*' } });
    expect([called.statusCode, called.json()]).toMatchObject([status, { errors: [{ code: 'unavailable', message: sentence }] }]);
    await app.close();
  },
);

it('a change that a full disk refuses is 503, and a line of the log names the disk', async () => {
  const lines: string[] = [];
  const app = Fastify(logOptions('warn', { write: (line) => lines.push(line) }));
  handleErrors(app, words);
  app.get('/', () => Promise.reject(Object.assign(new Error('could not extend file "base/5/1"'), { code: '53100' })));
  expect((await app.inject('/')).statusCode).toBe(503);
  expect(lines).toEqual([expect.stringContaining('"msg":"the disk of the database is full"')]);
  await app.close();
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

describe('a request with the status of the router', () => {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true }, frameworkErrors: handleMalformedUrl(words, {}) });
  handleErrors(app, words);
  app.post('/api/en/league/:leagueId/leave', () => ({}));
  app.get('/media/:file(^[a-z]+).webp', () => ({}));
  app.post('/api/:lang(^(?:en|mi)$)/auth/login', () => ({}));
  app.get('/*', (_, reply) => reply.callNotFound());

  it.each([
    ['GET', '/api/en/league/7/leave', '405 Method Not Allowed', 'POST'],
    ['DELETE', '/api/en/league/7/leave/?now=1', '405 Method Not Allowed', 'POST'],
    ['POST', '/media/kiwi.webp', '405 Method Not Allowed', 'GET, HEAD'],
    ['POST', '/media/kiwi-webp', '404 Not Found', undefined],
    ['GET', '/api/mi/auth/login', '405 Method Not Allowed', 'POST'],
    ['GET', '/api/fr/auth/login', '404 Not Found', undefined],
    ['GET', '/api/english/auth/login', '404 Not Found', undefined],
    ['POST', '/api/en/league/7/8/leave', '404 Not Found', undefined],
    ['GET', '/api/en/nothing', '404 Not Found', undefined],
    ['GET', '/api/%zz', '400 Bad Request', undefined],
  ] as const)('%s %s is answered %s [A-355, A-356]', async (method, url, status, allowed) => {
    const answer = await app.inject({ method, url });
    expect([`${answer.statusCode} ${answer.statusMessage}`, answer.headers.allow]).toEqual([status, allowed]);
    expect(answer.json()).toMatchObject({ success: null, errors: [{ message: expect.stringMatching(/\.$/) }] });
  });

  it('says which methods the address accepts', async () => {
    const answer = await app.inject('/api/en/league/7/leave');
    expect(answer.json()).toMatchObject({ errors: [{ message: 'This address does not accept GET. It accepts POST.' }] });
  });
});
