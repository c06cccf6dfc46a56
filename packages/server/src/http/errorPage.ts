import { createHash } from 'node:crypto';
import { escapeHtml } from '@rugby/domain/help/markup';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether a browser opens the address as a page, and would show its answer as it is. */
export function isOpened({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

/** Sends a sentence as a page that is loaded again after some seconds. It needs nothing of a server that is too busy for more. */
export async function sendErrorPage(reply: FastifyReply, status: number, sentence: string): Promise<FastifyReply> {
  const { html, policy } = writeSentences([sentence], `<meta http-equiv="refresh" content="${RELOAD_AFTER_SECONDS}">`);
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** A page of some sentences, the first as its title, with the content security policy that it needs. `tags` are added to its head. */
export function writeSentences(
  [title = '', ...more]: readonly string[],
  tags = '',
): { readonly html: string; readonly policy: string } {
  const heading = escapeHtml(title);
  const html = [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `${tags}<title>${heading}</title><style>${styles}</style>`,
    `<main><h1>${heading}</h1>${more.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('')}</main></html>`,
  ].join('');
  return { html, policy };
}

const RELOAD_AFTER_SECONDS = 3;

/** The same in both editions and modes: the page has no more than this. */
const styles = [
  'html{background:#0b1220;color:#fff;font:1.125rem/1.5 system-ui,sans-serif}',
  'main{display:grid;min-height:90vh;place-content:center;padding:1rem;text-align:center}',
  'h1,p{max-width:28rem}h1{font-size:1.25rem}',
].join('');

const policy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');
