import { addressOf, languages, otherAddressesOf } from '@rugby/domain/contract/address';
import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import { gameTimeHeader } from '@rugby/domain/contract/gameTime';
import { z } from '@rugby/domain/contract/schema';
import { type Edition, editions } from '@rugby/domain/editions';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { RefuseUnintendedGet } from './origin.ts';
import { parseRequest } from './parseRequest.ts';
import { RefusedError } from './RefusedError.ts';
import type { Account, Routes } from './Routes.ts';
import { idempotencyKeyOf, type LockedRead, runOnce } from './runOnce.ts';
import type { ServedEndpoint } from './ServedEndpoint.ts';

export interface RouteDeps {
  readonly db: Kysely<Database>;
  readonly words: Words;
  /** Returns who is signed in; undefined for a request without a session. */
  readonly findUser: (request: FastifyRequest, reply: FastifyReply) => Promise<Account | undefined>;
  /** Game time of an edition, ISO 8601 in milliseconds. */
  readonly gameTime: (edition: Edition) => Promise<string>;
  /** Refuses a GET that would change something and that no page of this site sent on purpose. */
  readonly refuseUnintendedGet: RefuseUnintendedGet;
  /** Called for each endpoint that is served. */
  readonly onServed?: (served: ServedEndpoint) => void;
}

interface HttpExchange {
  readonly edition: Edition;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Returns the ways to serve endpoints on `app`. */
export function createRoutes(app: FastifyInstance, deps: RouteDeps): Routes {
  const { db, words, findUser, gameTime, refuseUnintendedGet, onServed } = deps;

  function register(served: ServedEndpoint, answer: (exchange: HttpExchange) => Promise<string>): void {
    const { endpoint, isMutation } = served;
    onServed?.(served);
    for (const edition of endpoint.area === 'account' ? [editions.srp] : Object.values(editions)) {
      for (const url of urlsOf(endpoint, edition)) {
        app.route({
          method: endpoint.method,
          url,
          ...(isMutation ? { exposeHeadRoute: false } : {}),
          ...(endpoint.area === 'game' ? {} : { config: { answerMs: accountAnswerMs } }),
          handler: async (request, reply) => {
            void reply.header('Cache-Control', 'no-store');
            if (endpoint.area === 'game') void reply.header(gameTimeHeader, await gameTime(edition));
            const body = await answer({ edition, request, reply });
            return reply.type('application/json; charset=utf-8').send(body);
          },
        });
      }
    }
  }

  async function requireUser({ request, reply }: HttpExchange): Promise<Account> {
    const user = await findUser(request, reply);
    if (user === undefined) throw new RefusedError(401, [{ code: 'unauthorised', message: words('server.signedOut') }]);
    return user;
  }

  const mutateLocked: Routes['mutateLocked'] = (endpoint, lockedRead, handle) =>
    register({ endpoint, access: 'signed-in', isMutation: true }, async (exchange) => {
      const { edition, request } = exchange;
      const user = await requireUser(exchange);
      if (endpoint.method === 'GET') refuseUnintendedGet(request);
      const input = parseRequest(endpoint, request);
      const key = idempotencyKeyOf(request, user.id, words);
      return runOnce(db, key, words, lockedRead(edition.id, user.id), async (tx, state) =>
        envelopeOf(endpoint, await handle({ ...exchange, input, user, tx, state })),
      );
    });

  return {
    serve: (endpoint, handle) =>
      register({ endpoint, access: 'public', isMutation: false }, async (exchange) => {
        const { request, reply } = exchange;
        const input = parseRequest(endpoint, request);
        return envelopeOf(endpoint, await handle({ ...exchange, input, findUser: () => findUser(request, reply) }));
      }),
    serveSignedIn: (endpoint, handle) =>
      register({ endpoint, access: 'signed-in', isMutation: false }, async (exchange) => {
        const user = await requireUser(exchange);
        const input = parseRequest(endpoint, exchange.request);
        return envelopeOf(endpoint, await handle({ ...exchange, input, user }));
      }),
    mutate: (endpoint, handle) => mutateLocked(endpoint, () => nothingLocked, handle),
    mutateLocked,
  };
}

/** Account endpoints may hash a password, which is slow on purpose: on a busy machine their answer takes longer. */
const accountAnswerMs = 10_000;

const nothingLocked: LockedRead<null> = { locks: sql<boolean>`true`, state: sql`null`, schema: z.null() };

function envelopeOf<Success>(endpoint: { readonly success: z.ZodMiniType<Success> }, success: Success): string {
  z.parse(endpoint.success, success);
  return JSON.stringify({ success, errors: [] });
}

/** Returns all URL patterns under which an endpoint is served in an edition. */
function urlsOf(endpoint: Pick<AnyEndpoint, 'area' | 'path'>, edition: Edition): readonly string[] {
  const language = `:lang(^(?:${languages.join('|')})$)`;
  return [addressOf(endpoint, edition, language), ...otherAddressesOf(endpoint, edition, language)];
}
