import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { readPage } from './page.ts';

const year = 365 * 24 * 60 * 60 * 1000;

/** Serves the built site from `folder`: its hashed assets for good, and the page at every address that is not a call or a file. */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  const page = await readPage(join(folder, 'index.html'));
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: year,
    preCompressed: true,
    wildcard: false,
  });
  app.get('/*', async (request, reply) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    if (isFileOrCall(path)) return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({ ...pageHeaders, 'Content-Security-Policy': contentSecurityPolicy(nonce) })
      .type('text/html; charset=utf-8')
      .send(page.fill(path, nonce));
  });
}

const pageHeaders = {
  'Cache-Control': 'no-cache',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

function isFileOrCall(path: string): boolean {
  return /^\/(?:api|json|assets|media|help_center)(?:\/|$)/.test(path) || /\.[a-z0-9]+$/i.test(path);
}
