import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sentenceOf } from '../protection/sentenceOf.ts';
import { RefusedError } from './RefusedError.ts';

/**
 * Takes a body of length zero as no body, whatever its content type says. Any other body that is neither JSON nor accepted by the
 * route is refused with 415.
 */
export function acceptNoBody(app: FastifyInstance, words: Words): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if (hasNoBody(headers)) delete headers['content-type'];
    done();
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parseJson(request, body.toString(), done);
  });
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_: FastifyRequest, body: string) => {
    if (body.length > 0) throw new RefusedError(415, [{ code: 'malformed', message: sentenceOf(415, words) }]);
  });
}

function hasNoBody(headers: FastifyRequest['headers']): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}
