import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveSite } from './serveSite.ts';

const words = createWords(catalog, 'en-US');

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), 'the page');
  app = Fastify();
  await serveSite(app, { folder, sendSite: async (_, reply) => reply.send('the page'), renderer: undefined, words });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it('a file that a later build brought is served by a process that started before it; other paths there are not the site', async () => {
  expect((await app.inject('/assets/later.js')).statusCode).toBe(404);
  await writeFile(join(folder, 'assets/later.js'), 'later();');
  await writeFile(join(folder, 'assets/later.js.br'), 'as brotli');
  await writeFile(join(folder, 'assets/later.js.gz'), 'as gzip');
  const answer = await app.inject('/assets/later.js');
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
    200,
    'later();',
    'public, max-age=31536000, immutable',
  ]);
  for (const [codings, body, coding] of [
    ['gzip, deflate, br', 'as brotli', 'br'],
    ['gzip, deflate', 'as gzip', 'gzip'],
  ]) {
    const compressed = await app.inject({ url: '/assets/later.js', headers: { 'accept-encoding': codings } });
    expect([compressed.body, compressed.headers['content-encoding'], compressed.headers.vary]).toEqual([
      body,
      coding,
      'accept-encoding',
    ]);
  }
  const others = [
    '/assets/',
    '/assets',
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/assets/..%2findex.html',
    '/assets/%00',
  ];
  const statuses = await Promise.all(others.map(async (url) => (await app.inject(url)).statusCode));
  expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
});
