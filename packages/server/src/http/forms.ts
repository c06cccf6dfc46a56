import multipart from '@fastify/multipart';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusedError } from './RefusedError.ts';

const mostBytes = 64 * 1024;
const limits = { fieldNameSize: 100, fieldSize: 1000, fields: 40, parts: 40, files: 0, headerPairs: 20 };

/**
 * Lets the routes of `app` also read multipart forms of short texts; of a name that occurs twice the last counts. A file, a text over
 * 1,000 bytes, a form over 64 KB or of unknown length is 413, a broken one 400.
 */
export async function acceptForms(app: FastifyInstance, words: Words): Promise<void> {
  await app.register(multipart, { limits });
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    if (!(Number(request.headers['content-length']) <= mostBytes)) throw createFormError(413, words);
    request.body = await fieldsOf(request, words);
  });
}

async function fieldsOf(request: FastifyRequest, words: Words): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  let isTooLong = false;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') continue;
      fields[part.fieldname] = part.value;
      isTooLong ||= part.valueTruncated;
    }
  } catch (error) {
    // The reader of forms names what is over a limit, and throws something nameless at a form that breaks off.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw createFormError(400, words);
  }
  if (isTooLong) throw createFormError(413, words);
  return fields;
}

function createFormError(status: number, words: Words): RefusedError {
  return new RefusedError(status, [{ code: 'malformed', message: words('server.malformed') }]);
}
