import { userHeader } from '@rugby/domain/contract/offline/copies';
import { z } from '@rugby/domain/contract/schema';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { repeatWhenLost } from '../../db/connectionLoss.ts';
import { isRowMissing } from '../../db/missingRow.ts';
import type { Database } from '../../db/tables.ts';
import { SlowChanges } from '../availability/SlowChanges.ts';
import type { UserTurns } from '../availability/UserTurns.ts';
import { goneSignal } from '../goneSignal.ts';
import { replayHeader } from './idempotencyKey.ts';
import type { RefuseUnintendedGet } from '../origin.ts';
import { parseRequest } from '../parseRequest.ts';
import { RefusedError, signedOutError } from '../RefusedError.ts';
import { perEdition } from './perEdition.ts';
import { type HttpExchange, type EndpointDeps, registerEndpoint } from './registerEndpoint.ts';
import type { Account, Routes, SlowPart } from './Routes.ts';
import { compileLockedRead, type LockedRead } from './lockedReads.ts';
import { idempotencyKeyOf, runOnce } from './runOnce.ts';
import { noState, type UserState } from './UserState.ts';

/** Returns who sent a request and what is read of them; undefined for a request without a session. */
export type FindUser<State> = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<{ readonly user: Account; readonly state: State } | undefined>;

export interface RouteDeps extends EndpointDeps {
  readonly db: Kysely<Database>;
  readonly words: Words;
  readonly turns: UserTurns;
  /** Creates what returns who is signed in, and what is read of them. */
  readonly createFindUser: <State>(userState: UserState<State>) => FindUser<State>;
  /** Refuses a GET that would change something and that no page of this site sent on purpose. */
  readonly refuseUnintendedGet: RefuseUnintendedGet;
}

/** Returns the ways to serve endpoints on `app`. */
export function createRoutes(app: FastifyInstance, deps: RouteDeps): Routes {
  const { db, words, turns, createFindUser, refuseUnintendedGet } = deps;
  const findUser = createFindUser(noState);
  const slowChanges: Readonly<Record<SlowPart, SlowChanges>> = { password: new SlowChanges(16), picture: new SlowChanges(8) };

  /** Names the user in the answer: a device that stores it never shows it to another user. */
  async function identify<State>(find: FindUser<State>, request: FastifyRequest, reply: FastifyReply) {
    const found = await find(request, reply);
    if (found !== undefined) void reply.header(userHeader, found.user.id);
    return found;
  }

  async function requireUser<State>(find: FindUser<State>, { request, reply }: HttpExchange) {
    const found = await identify(find, request, reply);
    if (found === undefined) throw signedOutError(words);
    return found;
  }

  /** Waits for the work of a user. When it failed because another request deleted the account meanwhile, refuses it as that of a signed-out user. */
  async function workOfUser<Done>(exchange: HttpExchange, work: Promise<Done>): Promise<Done> {
    return work.catch(async (error: unknown) => {
      if (isRowMissing(error)) await requireUser(findUser, exchange);
      throw error;
    });
  }

  function refuseIfFull(user: Account, reply: FastifyReply): void {
    if (!turns.isFull(user.id)) return;
    const retryAfter = 1;
    void reply.header('Retry-After', retryAfter);
    throw new RefusedError(429, [{ code: 'rate-limited', message: words('server.tooManyAtOnce'), data: { retryAfter } }]);
  }

  const mutateLocked: Routes['mutateLocked'] = (endpoint, lockedRead, handle, work = {}) => {
    const envelopeOf = envelopeFor(endpoint);
    const lockedReadIn = perEdition((edition) => compileLockedRead(lockedRead(edition)));
    registerEndpoint(app, deps, { endpoint, access: 'signed-in', isMutation: true }, {}, async (exchange) => {
      const { edition, request, reply, receivedAt } = exchange;
      const { user } = await repeatWhenLost(() => requireUser(findUser, exchange));
      if (endpoint.method === 'GET') refuseUnintendedGet(request);
      const input = parseRequest(endpoint, request, words);
      const key = idempotencyKeyOf(request, input, user.id, words);
      refuseIfFull(user, reply);
      const change = () =>
        runOnce({ db, words }, user.id, key, lockedReadIn(edition.id), async (tx, state, readAt) =>
          envelopeOf(await handle({ ...exchange, input, user, tx, state, queuedMs: readAt - receivedAt })),
        );
      const slowParts = work.slowPartsOf?.(input, user) ?? [];
      if (slowParts.length > 0) exchange.takeLonger();
      const owner = { userId: user.id, signal: goneSignal(reply) };
      const inTurn = slowParts.reduce((inner, part) => () => slowChanges[part].run(owner, inner), change);
      const outcome = turns.run(user.id, exchange.pause, inTurn);
      const { status, answer, isReplay } = await workOfUser(exchange, outcome);
      if (isReplay) void reply.code(status).header(replayHeader, 'true');
      return answer;
    });
  };

  const serveWithState: Routes['serveWithState'] = (endpoint, userState, handle, work = {}) => {
    const envelopeOf = envelopeFor(endpoint);
    const findIn = perEdition((edition) => createFindUser(userState(edition)));
    registerEndpoint(app, deps, { endpoint, access: 'signed-in', isMutation: false }, work, async (exchange) => {
      const found = await requireUser(findIn(exchange.edition.id), exchange);
      const input = parseRequest(endpoint, exchange.request, words);
      return envelopeOf(await workOfUser(exchange, handle({ ...exchange, input, ...found })));
    });
  };

  return {
    serve: (endpoint, handle, work = {}) => {
      const envelopeOf = envelopeFor(endpoint);
      registerEndpoint(app, deps, { endpoint, access: 'public', isMutation: false }, work, async (exchange) => {
        const { request, reply } = exchange;
        const input = parseRequest(endpoint, request, words);
        const findWho = async () => (await identify(findUser, request, reply))?.user;
        return envelopeOf(await handle({ ...exchange, input, findUser: findWho }));
      });
    },
    serveSignedIn: (endpoint, handle, work) => serveWithState(endpoint, () => noState, handle, work),
    serveWithState,
    mutate: (endpoint, handle, work) => mutateLocked(endpoint, () => nothingLocked, handle, work),
    mutateLocked,
  };
}

const nothingLocked: LockedRead<null> = { ...noState, locks: () => sql<boolean>`true` };

/**
 * Returns what puts the answers of an endpoint into the envelope. It throws for one that does not match the contract. The schema is compiled for the first
 * answer: most processes never answer most endpoints.
 */
function envelopeFor<Success>({ success: schema }: { readonly success: z.ZodMiniType<Success> }): (success: Success) => string {
  let compiled: z.ZodMiniType<Success> | undefined;
  return (success) => {
    compiled ??= z.compile(schema);
    z.parse(compiled, success);
    return JSON.stringify({ success, errors: [] });
  };
}
