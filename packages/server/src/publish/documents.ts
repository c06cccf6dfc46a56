import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** A published file, ready to send: its content, the same in brotli, and its ETag. */
export interface JsonDocument {
  readonly body: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
}

const compress = promisify(brotliCompress);

/** Creates a file from a JSON value. Equal values have equal ETags. */
export function createDocument(value: unknown): Promise<JsonDocument> {
  return createTextDocument(JSON.stringify(value));
}

/** Creates a file from its text. */
export async function createTextDocument(text: string): Promise<JsonDocument> {
  const body = Buffer.from(text);
  const brotli = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { body, brotli, etag: etagOf(text) };
}

/** The ETag of a text; equal for equal texts. */
export function etagOf(text: string): string {
  return `"${checksumOf(text)}"`;
}

/** A short hash of the content. */
export function checksumOf(content: string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
