import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { limitAnswerTime } from '../http/availability/limitAnswerTime.ts';
import { handleErrors } from '../http/handleErrors.ts';
import { sendPage } from './sendPage.ts';

it('a page that is compressed too slowly is answered 503 without the encoding of the page', async () => {
  const app = Fastify();
  handleErrors(app, createWords(catalog, 'en-US'));
  limitAnswerTime(app, 10);
  const slowToCompress = Array.from({ length: 400_000 }, (_, index) => index.toString(36)).join('');
  app.get('/', (_, reply) => sendPage(reply, () => slowToCompress));

  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });

  expect(answer.statusCode).toBe(503);
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.json()).toMatchObject({ success: null });
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a page is compressed in %s', async (coding, decompress) => {
  const app = Fastify();
  app.get('/', (_, reply) => sendPage(reply, () => '<h1>The page</h1>'));
  const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': coding } });
  expect([headers['content-encoding'], decompress(rawPayload).toString()]).toEqual([coding, '<h1>The page</h1>']);
});

it('a page runs scripts with its nonce only, loads no plugin, has no other base, is framed nowhere, and sends other sites its origin only', async () => {
  const app = Fastify();
  let nonce = '';
  app.get('/', (_, reply) =>
    sendPage(reply, (given) => {
      nonce = given;
      return '<h1>The page</h1>';
    }),
  );
  const { headers } = await app.inject('/');
  expect(headers).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(nonce).toMatch(/^[\w+/]{22}==$/);
  expect(String(headers['content-security-policy']).split('; ')).toEqual([
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self'`,
    `img-src 'self' data: blob:`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
  ]);
});
