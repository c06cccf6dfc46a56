import type { FastifyInstance, FastifyRequest } from 'fastify';
import { envelopeOf, refusal } from '@rugby/domain/contract/envelope';
import { z } from '@rugby/domain/contract/schema';
import type { Words } from '@rugby/domain/i18n/keys';
import type { WayOut } from './waysOut.ts';
import { writeSentences } from '../http/errorPage.ts';
import { addressesOf } from '../http/routes/registerEndpoint.ts';

/**
 * Lets the routes of `app` take the forms that mail programs send to a `List-Unsubscribe` address of a way out, and that its page sends without
 * JavaScript: then the answer is a page with a sentence. Their content is always the same.
 * A browser that opens the address is sent to the page, below the base path of the edition, with the token at its end; a GET changes nothing. [RFC 8058]
 */
export function acceptOneClick(app: FastifyInstance, wayOut: WayOut, words: Words): void {
  app.addContentTypeParser(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    { parseAs: 'string' },
    async () => undefined,
  );
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isSentByPage(request) || typeof payload !== 'string') return payload;
    const { html, policy } = writeSentences(sentencesOf(JSON.parse(payload), wayOut, words));
    void reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8');
    return html;
  });
  for (const { edition, url } of addressesOf(wayOut.endpoint))
    app.get<{ Params: { readonly token: string } }>(url, async ({ params }, reply) =>
      reply
        .header('Cache-Control', 'no-store')
        .redirect(`${edition.basePath}${wayOut.page}?${wayOut.parameter}=${encodeURIComponent(params.token)}`),
    );
}

/** Whether a browser would show the answer as it is. */
function isSentByPage({ method, headers }: FastifyRequest): boolean {
  return method === 'POST' && (headers.accept ?? '').includes('text/html');
}

const anySuccess = envelopeOf(z.looseObject({}));

/** What an envelope says to the user. */
function sentencesOf(envelope: unknown, wayOut: WayOut, words: Words): readonly string[] {
  const succeeded = z.safeParse(anySuccess, envelope);
  if (succeeded.success) return wayOut.done(words, succeeded.data.success);
  return z.parse(refusal, envelope).errors.map(({ message }) => message);
}
