import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { codingOf, hasCurrentCopy } from '../http/negotiation.ts';
import type { JsonDocument } from './documents.ts';

const compress = promisify(gzip);
const gzipOfDocument = new WeakMap<Pick<JsonDocument, 'body'>, Promise<Buffer>>();

/**
 * Sends a published file that browsers keep and ask for again each time; 304 when their copy is current. What is waited for is that of
 * `sendDocument`.
 */
export function sendKeptDocument(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  document: JsonDocument,
  type = 'application/json; charset=utf-8',
): Promise<void> | undefined {
  void reply.headers({ 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: document.etag, Vary: 'Accept-Encoding' });
  if (!hasCurrentCopy(request.headers, document.etag)) return sendDocument(request, reply.type(type), document);
  void reply.code(304).send();
  return undefined;
}

/**
 * Sends a file in brotli or gzip where the client reads it. Few ask for gzip: it is made for the first who does, and is all that is waited for;
 * undefined when the file was sent at once.
 */
export function sendDocument(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  document: Pick<JsonDocument, 'body' | 'brotli'>,
): Promise<void> | undefined {
  const coding = codingOf(headers);
  if (coding !== undefined) void reply.header('Content-Encoding', coding);
  if (coding === 'gzip') return gzipOf(document).then((body) => void reply.send(body));
  void reply.send(coding === undefined ? document.body : document.brotli);
  return undefined;
}

function gzipOf(document: Pick<JsonDocument, 'body'>): Promise<Buffer> {
  const made = gzipOfDocument.get(document) ?? compress(document.body);
  gzipOfDocument.set(document, made);
  return made;
}
