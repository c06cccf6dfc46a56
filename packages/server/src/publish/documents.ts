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
export async function documentOf(value: unknown): Promise<JsonDocument> {
  const body = Buffer.from(JSON.stringify(value));
  const brotli = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { body, brotli, etag: `"${checksumOf(body)}"` };
}

/** A short text that changes when the content does. */
export function checksumOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
