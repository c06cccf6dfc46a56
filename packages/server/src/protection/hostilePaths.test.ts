import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusal } from '@rugby/domain/contract/envelope';
import { z } from '@rugby/domain/contract/schema';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer } from '../buildServer.ts';
import { readConfig } from '../config/config.ts';
import { recordProof, sized } from '../proof/size.ts';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { hostileMixture, hostileOnes } from './testing/hostileRequests.ts';
import { listenAnywhere, sendRaw } from './testing/rawRequest.ts';

let database: TestDatabase;
let app: FastifyInstance;
let siteFolder: string;
let port: number;

beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(siteFolder, 'assets'));
  await writeFile(join(siteFolder, 'index.html'), '<html data-brand="club"><title>The site</title></html>');
  database = await cloneDatabase();
  app = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), db: database.db, siteFolder });
  port = await listenAnywhere(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(siteFolder, { recursive: true });
});

const requests = sized({ small: 100, full: 5000 });

it('every path, method and header is answered 4xx within the contract or with the site, and never fails [R8]', async (context) => {
  const every = [...hostileOnes, ...fc.sample(hostileMixture, { numRuns: requests, seed: 12 })];
  const statuses = new Map<number, number>();
  for (const { method, path, header } of every) {
    const request = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${header}\r\n\r\n`;
    const { status, text } = await sendRaw(port, Buffer.from(request, 'latin1'));
    expect([request.slice(0, 200), status, isAllowed(method, status, text)]).toEqual([request.slice(0, 200), status, true]);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  recordProof(context, `R8: ${every.length} hostile paths, methods and headers: ${counts}`);
}, 600_000);

it('a request for a tunnel is refused with the methods that are accepted', async () => {
  const { status, text } = await sendRaw(port, 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n');
  expect([status, text]).toEqual([405, expect.stringContaining('Allow: GET, HEAD\r\n')]);
  expect(text).toContain('This address does not accept CONNECT. It accepts GET, HEAD.');
});

it.each(['//', '//[', '//a:b/'])('%s is the site', async (path) => {
  const { status, text } = await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect([status, text]).toEqual([200, expect.stringContaining('<title>Super Rugby Pacific Fantasy</title>')]);
});

it.each(['Connection: close', 'Connection: keep-alive'])(
  'a request gets one answer, also when its address is malformed and its rest is not HTTP: %s [R8]',
  async (connection) => {
    const { text } = await sendRaw(port, `GET /% HTTP/1.1\r\nHost: localhost\r\n${connection}\r\nTransfer-Encoding: x\r\n\r\n`);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  },
);

it.each([
  ['names no host', 'GET /health HTTP/1.1\r\nConnection: close', 400],
  ['expects what no server knows', 'GET /health HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nConnection: close', 200],
])('a request that %s is answered as every other one [R8]', async (_, head, expected) => {
  const { status, text } = await sendRaw(port, `${head}\r\n\r\n`);
  expect([status, text]).toEqual([expected, expect.stringMatching(/x-content-type-options: nosniff/i)]);
  expect(isAllowed('GET', status, text)).toBe(true);
});

it.each([
  ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 5', '{}'],
  ['chunks that another coding ends', 'Transfer-Encoding: chunked, identity', '0\r\n\r\n'],
])('a request that says by %s where it ends is refused', async (_, headers, body) => {
  const head = `POST /api/en/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}`;
  const { text } = await sendRaw(port, `${head}\r\nConnection: close\r\n\r\n${body}`);
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
});

/** Silence is never allowed. An unknown page of the help centre is the site with 404. */
function isAllowed(method: string, status: number, text: string): boolean {
  if (status === 0) return false;
  if (status < 400) return true;
  const body = text.slice(text.indexOf('\r\n\r\n') + 4);
  return status < 500 && (method === 'HEAD' || isRefusal(body) || isUnknownHelp(status, body));
}

function isUnknownHelp(status: number, body: string): boolean {
  return status === 404 && body.includes('<title>There is no help at this address.');
}

function isRefusal(body: string): boolean {
  try {
    return z.safeParse(refusal, JSON.parse(body)).success;
  } catch {
    return false;
  }
}
