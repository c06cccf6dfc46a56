import { addressOf, languages, otherAddressesOf } from '@rugby/domain/contract/address';
import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import { safeModeHeader } from '@rugby/domain/contract/safeMode';
import { userHeader } from '@rugby/domain/contract/offline/copies';
import { gameTimeHeader } from '@rugby/domain/contract/gameTime';
import { z } from '@rugby/domain/contract/schema';
import { type Edition, editions } from '@rugby/domain/editions';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { repeatWhenLost } from '../db/connectionLoss.ts';
import { isRowMissing } from '../db/missingRow.ts';
import type { Database } from '../db/tables.ts';
import type { SafeMode } from './availability/SafeMode.ts';
import type { Admission } from './availability/Admission.ts';
import { logFault, statusOf } from './handleErrors.ts';
import type { RefuseUnintendedGet } from './origin.ts';
import { parseRequest } from './parseRequest.ts';
import { RefusedError } from './RefusedError.ts';
import type { Account, Routes, Work } from './Routes.ts';
import { replayHeader } from './idempotencyKey.ts';
import { idempotencyKeyOf, type LockedRead, runOnce } from './runOnce.ts';
import type { ServedEndpoint } from './ServedEndpoint.ts';

export interface RouteDeps {
  readonly db: Kysely<Database>;
  readonly words: Words;
  readonly admission: Admission;
  readonly safeMode: SafeMode;
  /** Returns who is signed in; undefined for a request without a session. */
  readonly findUser: (request: FastifyRequest, reply: FastifyReply) => Promise<Account | undefined>;
  /** Game time of an edition, ISO 8601 in milliseconds. */
  readonly gameTime: (edition: Edition) => Promise<string>;
  /** Refuses a GET that would change something and that no page of this site sent on purpose. */
  readonly refuseUnintendedGet: RefuseUnintendedGet;
  /** Whether the routes also read multipart forms. */
  readonly acceptsForms?: boolean;
  /** Called for each endpoint that is served. */
  readonly onServed?: (served: ServedEndpoint) => void;
}

interface HttpExchange {
  readonly edition: Edition;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** When the request had arrived completely, by `performance.now()`. */
  readonly receivedAt: number;
}

/** Returns the ways to serve endpoints on `app`. */
export function createRoutes(app: FastifyInstance, deps: RouteDeps): Routes {
  const { db, words, admission, safeMode, findUser, gameTime, refuseUnintendedGet, acceptsForms = false, onServed } = deps;

  function register(
    described: Omit<ServedEndpoint, 'acceptsForms'>,
    { hashesPassword = false, isOpenInSafeMode = false }: Work,
    answer: (exchange: HttpExchange) => Promise<string>,
  ): void {
    const { endpoint, isMutation } = described;
    const isRead = endpoint.method === 'GET' && !isMutation;
    const isChange = isMutation || (endpoint.method !== 'GET' && !isOpenInSafeMode);
    // Passwords wait in a bounded queue of their own, which may take longer and must not keep others from being admitted.
    const kind = hashesPassword ? undefined : isMutation ? 'change' : 'read';
    onServed?.({ ...described, acceptsForms });
    for (const edition of endpoint.area === 'account' ? [editions.srp] : Object.values(editions)) {
      for (const url of urlsOf(endpoint, edition)) {
        app.route({
          method: endpoint.method,
          url,
          ...(isMutation ? { exposeHeadRoute: false } : {}),
          ...(hashesPassword ? { config: { answerMs: HASHING_ANSWER_MS } } : {}),
          onRequest: async (_request, reply) => {
            if (safeMode.isOn) void reply.header(safeModeHeader, 'on');
            if (isChange) safeMode.refuseChange();
            // Before the body is read: a refusal costs as little as possible.
            admission.refuseIfFull(kind ?? 'read');
          },
          handler: async (request, reply) => {
            const receivedAt = performance.now();
            const leave = kind === undefined ? undefined : admission.enter(kind);
            void reply.header('Cache-Control', 'no-store');
            try {
              if (endpoint.area === 'game') void reply.header(gameTimeHeader, await repeatWhenLost(() => gameTime(edition)));
              const exchange = { edition, request, reply, receivedAt };
              const body = await (isRead ? repeatWhenLost(() => answer(exchange)) : answer(exchange));
              // The time limit may have answered meanwhile.
              return reply.sent ? reply : reply.type('application/json; charset=utf-8').send(body);
            } catch (error) {
              if (!reply.sent) throw error;
              if (statusOf(error) === 500) logFault(request, error);
              return reply;
            } finally {
              leave?.();
            }
          },
        });
      }
    }
  }

  /** Names the user in the answer: a device that stores it never shows it to another user. */
  async function identifyUser(request: FastifyRequest, reply: FastifyReply): Promise<Account | undefined> {
    const user = await findUser(request, reply);
    if (user !== undefined) void reply.header(userHeader, user.id);
    return user;
  }

  async function requireUser({ request, reply }: HttpExchange): Promise<Account> {
    const user = await identifyUser(request, reply);
    if (user === undefined) throw new RefusedError(401, [{ code: 'unauthorised', message: words('server.signedOut') }]);
    return user;
  }

  /** Waits for the work of a user. When it failed because another request deleted the account meanwhile, refuses it as that of a signed-out user. */
  async function workOfUser<Done>(exchange: HttpExchange, work: Promise<Done>): Promise<Done> {
    return work.catch(async (error: unknown) => {
      if (isRowMissing(error)) await requireUser(exchange);
      throw error;
    });
  }

  const mutateLocked: Routes['mutateLocked'] = (endpoint, lockedRead, handle, work = {}) =>
    register({ endpoint, access: 'signed-in', isMutation: true }, work, async (exchange) => {
      const { edition, request, reply, receivedAt } = exchange;
      const user = await repeatWhenLost(() => requireUser(exchange));
      if (endpoint.method === 'GET') refuseUnintendedGet(request);
      const input = parseRequest(endpoint, request, words);
      const key = idempotencyKeyOf(request, input, user.id, words);
      const outcome = runOnce(db, key, words, lockedRead(edition.id, user.id), async (tx, state, readAt) =>
        envelopeOf(endpoint, await handle({ ...exchange, input, user, tx, state, queuedMs: readAt - receivedAt })),
      );
      const { status, answer, isReplay } = await workOfUser(exchange, outcome);
      if (isReplay) void reply.code(status).header(replayHeader, 'true');
      return answer;
    });

  return {
    serve: (endpoint, handle, work = {}) =>
      register({ endpoint, access: 'public', isMutation: false }, work, async (exchange) => {
        const { request, reply } = exchange;
        const input = parseRequest(endpoint, request, words);
        return envelopeOf(endpoint, await handle({ ...exchange, input, findUser: () => identifyUser(request, reply) }));
      }),
    serveSignedIn: (endpoint, handle, work = {}) =>
      register({ endpoint, access: 'signed-in', isMutation: false }, work, async (exchange) => {
        const user = await requireUser(exchange);
        const input = parseRequest(endpoint, exchange.request, words);
        return envelopeOf(endpoint, await workOfUser(exchange, handle({ ...exchange, input, user })));
      }),
    mutate: (endpoint, handle, work) => mutateLocked(endpoint, () => nothingLocked, handle, work),
    mutateLocked,
  };
}

/** Hashing a password is slow on purpose: on a busy machine the answer takes longer. */
const HASHING_ANSWER_MS = 10_000;

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
