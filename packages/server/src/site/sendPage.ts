import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** Sends HTML with the site's content security policy. `pageWith` gets the nonce for scripts and styles. */
export function sendPage(reply: FastifyReply, pageWith: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .headers({ ...pageHeaders, 'Content-Security-Policy': contentSecurityPolicy(nonce) })
    .type('text/html; charset=utf-8')
    .send(pageWith(nonce));
}

const pageHeaders = {
  'Cache-Control': 'no-cache',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};
