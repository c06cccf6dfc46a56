import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** A published file, ready to send: its text, the same in brotli, and the mark by which a browser knows its copy is current. */
export interface JsonDocument {
  readonly body: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
}

const compress = promisify(brotliCompress);

/** Makes a file to send from a value. The same value gives the same etag. */
export function createDocument(value: unknown): Promise<JsonDocument> {
  return createTextDocument(JSON.stringify(value));
}

/** Makes a file to send from its text. */
export async function createTextDocument(text: string): Promise<JsonDocument> {
  const body = Buffer.from(text);
  const brotli = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { body, brotli, etag: etagOf(text) };
}

/** The mark of a text: equal for equal texts. */
export function etagOf(text: string): string {
  return `"${checksumOf(text)}"`;
}

/** A short text that changes when the content does. */
export function checksumOf(content: string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
