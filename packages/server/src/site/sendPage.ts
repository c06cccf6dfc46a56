import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { type Coding, codingOf } from '../http/negotiation.ts';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);
/** Each answer has a nonce of its own and is compressed while its visitor waits: fast rather than small. */
const compress: Readonly<Record<Coding, (html: string) => Promise<Buffer>>> = {
  br: (html) => inBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => inGzip(html),
};

/**
 * Sends HTML with the site's content security policy, compressed where the browser reads it. `pageWith` gets the nonce for scripts and styles;
 * `connects` is the origin of another server that its scripts may call.
 */
export async function sendPage(
  reply: FastifyReply,
  pageWith: (nonce: string) => string | Promise<string>,
  connects?: string,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const html = await pageWith(nonce);
  const coding = codingOf(reply.request.headers);
  const compressed = coding && (await compress[coding](html));
  // Headers only now: the answer that the request has run out of time must not carry those of the page.
  if (reply.sent) return reply;
  void reply
    .headers({ ...pageHeaders, 'Content-Security-Policy': contentSecurityPolicy(nonce, connects) })
    .type('text/html; charset=utf-8');
  return coding === undefined ? reply.send(html) : reply.header('Content-Encoding', coding).send(compressed);
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
