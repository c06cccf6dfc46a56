import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sentenceOf } from '../protection/sentenceOf.ts';
import { RefusedError } from './RefusedError.ts';

const mostBytes = 64 * 1024;
const limits = { fieldNameSize: 100, fieldSize: 1000, fields: 40, parts: 40, headerPairs: 20 };

/** The file that a form may hold. */
export interface AcceptedFile {
  readonly name: string;
  readonly mostBytes: number;
  /** Refuses a file that is too large. */
  readonly tooLarge: () => RefusedError;
}

/**
 * Lets the routes of `app` also read multipart forms of short texts, and of one file where `file` says so; of a name that occurs twice the last
 * counts. Another file, a text over 1,000 bytes, a form of unknown length or over 64 KB without its file is 413, a broken one 400.
 */
export async function acceptForms(app: FastifyInstance, words: Words, file?: AcceptedFile): Promise<void> {
  const files = file === undefined ? 0 : 1;
  await app.register(multipart, { limits: { ...limits, files, fileSize: file?.mostBytes ?? 0 }, throwFileSizeLimit: false });
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    const bytes = Number(request.headers['content-length']);
    if (file !== undefined && bytes > mostBytes + file.mostBytes) throw file.tooLarge();
    if (!(bytes <= mostBytes + (file?.mostBytes ?? 0))) throw createFormError(413, words);
    request.body = await fieldsOf(request, words, file);
  });
}

/** A file of a form. The digest stands for it where a request is compared with another. */
class ReceivedFile extends Blob {
  private readonly digest: string;

  constructor(content: Buffer<ArrayBuffer>) {
    super([content]);
    this.digest = createHash('sha256').update(content).digest('base64url');
  }

  toJSON(): string {
    return this.digest;
  }
}

async function fieldsOf(request: FastifyRequest, words: Words, file?: AcceptedFile): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  let isTooLong = false;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const content = await bytesOf(part.file);
        if (part.file.truncated && file !== undefined) throw file.tooLarge();
        // A form that holds no file sends one without a name and without content.
        if (part.fieldname === file?.name && content.length > 0) fields[part.fieldname] = new ReceivedFile(content);
        continue;
      }
      fields[part.fieldname] = part.value;
      isTooLong ||= part.valueTruncated;
    }
  } catch (error) {
    // The reader of forms throws 413 for what is over a limit, and other things for a form that is broken.
    const isTooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
    throw error instanceof RefusedError || isTooMuch ? error : createFormError(400, words);
  }
  if (isTooLong) throw createFormError(413, words);
  return fields;
}

async function bytesOf(stream: AsyncIterable<unknown>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function createFormError(status: number, words: Words): RefusedError {
  return new RefusedError(status, [{ code: 'malformed', message: sentenceOf(status, words) }]);
}
