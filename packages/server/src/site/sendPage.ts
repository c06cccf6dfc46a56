import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { takesBrotli } from '../http/negotiation.ts';

const compress = promisify(brotliCompress);
/** Each answer has a nonce of its own and is compressed while its visitor waits: fast rather than small. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Sends HTML with the site's content security policy, in brotli where the browser accepts it. `pageWith` gets the nonce for scripts and styles;
 * `connects` is the origin of another server that its scripts may call.
 */
export async function sendPage(
  reply: FastifyReply,
  pageWith: (nonce: string) => string | Promise<string>,
  connects?: string,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const html = await pageWith(nonce);
  const brotli = takesBrotli(reply.request.headers) ? await compress(html, fast) : undefined;
  // Headers only now: the answer that the request has run out of time must not carry those of the page.
  if (reply.sent) return reply;
  void reply
    .headers({ ...pageHeaders, 'Content-Security-Policy': contentSecurityPolicy(nonce, connects) })
    .type('text/html; charset=utf-8');
  return brotli === undefined ? reply.send(html) : reply.header('Content-Encoding', 'br').send(brotli);
}

const pageHeaders = {
  'Cache-Control': 'private, no-cache',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Accept-Encoding, Service-Worker-Navigation-Preload, Sec-Fetch-Dest',
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
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; ');
}
