import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildServer } from '../buildServer.ts';
import { readConfig } from '../config/config.ts';
import { recordProof, sized } from '../proof/size.ts';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { slowestClient } from './refuseSlowBodies.ts';
import { listenAnywhere, sendRaw } from './testing/rawRequest.ts';
import { patience } from '../testing/patience.ts';

/** More than the network holds for a client that does not read. */
const LONG = 20_000_000;

const SOCKETS = sized({ small: 5, full: 200 });
const reading = { readBytesPerSecond: LONG / 5 };
const slowest = sized({
  small: { ...slowestClient, ...reading, headersMs: 300, requestMs: 60_000, graceMs: 100 },
  full: { ...slowestClient, ...reading },
});
const drip = { byte: 'a', everyMs: sized({ small: 20, full: 1000 }) };

let database: TestDatabase;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  database = await cloneDatabase();
  app = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), db: database.db, slowest });
  app.get('/long', () => 'x'.repeat(LONG));
  port = await listenAnywhere(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

it('connections whose headers or bodies drip are answered 408 and closed, and others are served', async (context) => {
  const headers = 'POST /api/en/auth/login HTTP/1.1\r\nHost: localhost\r\n';
  const body = `${headers}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":"`;
  const startedAt = performance.now();
  const dripping = Array.from({ length: SOCKETS }, (_, index) =>
    sendRaw(port, index % 2 === 0 ? `${headers}X-Slow: ` : body, drip),
  );
  const served = await app.inject('/api/en/fantasy/dashboard');
  const answers = await Promise.all(dripping);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  expect(served.statusCode).toBe(200);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([408]));
  for (const { text } of answers)
    expect(text).toContain('{"success":null,"errors":[{"code":"malformed","message":"The request arrived too slowly');
  recordProof(context, `${SOCKETS} connections that send a byte a second were closed after at most ${seconds} s`);
});

it('a connection that does not read its answer is closed', async () => {
  const lazy = connect(port, '127.0.0.1', () => lazy.write('GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n'));
  lazy.pause();
  await once(lazy, 'connect');
  await vi.waitFor(async () => expect(await openConnections()).toBe(1));
  await vi.waitFor(async () => expect(await openConnections()).toBe(0), patience);
  lazy.destroy();
});

it('a body has a deadline, however fast it arrives, and headers have a shorter one', () => {
  expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([slowest.requestMs, slowest.headersMs]);
  expect(slowestClient).toEqual({
    headersMs: 10_000,
    requestMs: 60_000,
    graceMs: 5000,
    bytesPerSecond: 500,
    readBytesPerSecond: 5000,
  });
});

function openConnections(): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}
