import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readPage } from './page.ts';
import { sendPage } from './sendPage.ts';

const year = 365 * 24 * 60 * 60 * 1000;

/**
 * Serves the built site from `folder`: its hashed assets with permanent caching, and the page at every URL that is not an
 * endpoint or a file.
 */
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
    return sendPage(reply, (nonce) => page.fill(path, nonce));
  });
}

function isFileOrCall(path: string): boolean {
  return /^\/(?:api|json|assets|media|help_center)(?:\/|$)/.test(path) || /\.[a-z0-9]+$/i.test(path);
}
