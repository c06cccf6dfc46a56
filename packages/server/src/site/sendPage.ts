import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/**
 * Sends HTML with the site's content security policy. `pageWith` gets the nonce for scripts and styles; `connects` is the origin of another
 * server that its scripts may call.
 */
export function sendPage(reply: FastifyReply, pageWith: (nonce: string) => string, connects?: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .headers({ ...pageHeaders, 'Content-Security-Policy': contentSecurityPolicy(nonce, connects) })
    .type('text/html; charset=utf-8')
    .send(pageWith(nonce));
}

const pageHeaders = {
  'Cache-Control': 'private, no-cache',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Returns the content security policy of a page: only files of the site, and styles and scripts with the nonce of the answer.
 * Trusted Types prevent text from being run as script.
 */
function contentSecurityPolicy(nonce: string, connects: string | undefined): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ['connect-src', `'self'`, ...(connects === undefined ? [] : [connects])].join(' '),
    `img-src 'self' data: blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; ');
}
