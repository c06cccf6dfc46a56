import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { codingOf } from '../http/negotiation.ts';
import type { JsonDocument } from './documents.ts';

const compress = promisify(gzip);
const gzipOfDocument = new WeakMap<Pick<JsonDocument, 'body'>, Promise<Buffer>>();

/** Sends a file in brotli or gzip where the client reads it. Few ask for gzip: it is made for the first who does. */
export async function sendDocument(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  document: Pick<JsonDocument, 'body' | 'brotli'>,
): Promise<FastifyReply> {
  const coding = codingOf(headers);
  if (coding === undefined) return reply.send(document.body);
  const body = coding === 'br' ? document.brotli : await gzipOf(document);
  return reply.header('Content-Encoding', coding).send(body);
}

function gzipOf(document: Pick<JsonDocument, 'body'>): Promise<Buffer> {
  const made = gzipOfDocument.get(document) ?? compress(document.body);
  gzipOfDocument.set(document, made);
  return made;
}
