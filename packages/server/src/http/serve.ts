import { gameTimeHeader } from '@rugby/domain/contract/gameTime';
import type { Endpoint, RequestParts } from '@rugby/domain/contract/endpoint';
import { z } from '@rugby/domain/contract/schema';
import { type Edition, type EditionId, editions } from '@rugby/domain/editions';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Account } from '../session/users.ts';
import type { Database } from '../db/tables.ts';
import type { Seasons } from '../season/Seasons.ts';
import { addressesOf } from './addresses.ts';
import { answerOnce, type Opening, orderOf, type Outcome } from './idempotency.ts';
import type { RefuseStrayGet } from './origin.ts';
import { partsOf } from './partsOf.ts';
import { Refused } from './refused.ts';
import type { ServedCall } from './ServedCall.ts';
import type { Sessions } from '../session/sessions.ts';

interface Question<Parsed> {
  readonly parts: Parsed;
  /** The edition of the address; the club's where the address carries none. */
  readonly edition: Edition;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What an open route is asked. `findUser` looks up who is signed in, for answers that say more to them. */
interface Asked<Parsed> extends Question<Parsed> {
  readonly findUser: () => Promise<Account | undefined>;
}

/** What a route is asked by somebody who is signed in. */
interface AskedByUser<Parsed> extends Question<Parsed> {
  readonly user: Account;
}

/** What a route is asked that changes something: all it does goes through `tx` and is undone when it throws. */
interface AskedToChange<Parsed> extends AskedByUser<Parsed> {
  readonly tx: Transaction<Database>;
}

/** Serves an endpoint of the contract to everybody, in both editions and under every spelling that it answers to. */
export type Serve = <Request extends RequestParts, Success, Parsed>(
  endpoint: Endpoint<Request, Success, Parsed>,
  handle: (asked: Asked<Parsed>) => Promise<Success>,
) => void;

/** As `Serve`, to somebody who is signed in; 401 `unauthorised` to others, before their request is read. */
type ServeSignedIn = <Request extends RequestParts, Success, Parsed>(
  endpoint: Endpoint<Request, Success, Parsed>,
  handle: (asked: AskedByUser<Parsed>) => Promise<Success>,
) => void;

/**
 * As `ServeSignedIn`, for what changes something: `handle` runs in one transaction, once for each `Idempotency-Key`; a repeat gets
 * the kept answer. Throw `Refused` in it to undo everything and answer its reasons. Nothing outside `tx` may be changed in it. A GET
 * among these answers only what a page of this site asks for on purpose, and no HEAD. [G-358]
 */
type Mutate = <Request extends RequestParts, Success, Parsed>(
  endpoint: Endpoint<Request, Success, Parsed>,
  handle: (asked: AskedToChange<Parsed>) => Promise<Success>,
) => void;

/** As `Mutate`, for work that departs from what `opening` has locked and read when the transaction began. */
type MutateFrom = <Request extends RequestParts, Success, Parsed, Found>(
  endpoint: Endpoint<Request, Success, Parsed>,
  opening: (edition: EditionId, userId: number) => Opening<Found>,
  handle: (asked: AskedToChange<Parsed> & { readonly found: Found }) => Promise<Outcome<Success>>,
) => void;

/** The ways to put an endpoint on a server. An answer that leaves the contract is a 500 and a line in the log. */
export interface Routes {
  readonly serve: Serve;
  readonly serveSignedIn: ServeSignedIn;
  readonly mutate: Mutate;
  readonly mutateFrom: MutateFrom;
}

export interface RouteParts {
  readonly db: Kysely<Database>;
  readonly seasons: Seasons;
  readonly sessions: Sessions;
  readonly words: Words;
  /** Refuses a GET that would change something and was not sent on purpose. */
  readonly refuseStrayGet: RefuseStrayGet;
  /** Hears of each call that is put on the server. */
  readonly onServed?: (call: ServedCall) => void;
}

/** The ways to put endpoints on `app`. */
export function routesOn(app: FastifyInstance, parts: RouteParts): Routes {
  const { db, seasons, sessions, words, refuseStrayGet, onServed } = parts;
  type Answer = (question: Omit<Question<never>, 'parts'>) => Promise<string>;

  function put(call: ServedCall, answer: Answer): void {
    const { endpoint, isChange } = call;
    onServed?.(call);
    for (const edition of endpoint.area === 'account' ? [editions.srp] : Object.values(editions)) {
      for (const url of addressesOf(endpoint, edition)) {
        app.route({
          method: endpoint.method,
          url,
          ...(isChange ? { exposeHeadRoute: false } : {}),
          ...(endpoint.area === 'game' ? {} : { config: { answerMs: toHashMs } }),
          handler: async (request, reply) => {
            void reply.header('Cache-Control', 'no-store');
            if (endpoint.area === 'game') void reply.header(gameTimeHeader, await seasons.gameTime(edition));
            const body = await answer({ edition, request, reply });
            return reply.type('application/json; charset=utf-8').send(body);
          },
        });
      }
    }
  }

  async function signedIn(request: FastifyRequest, reply: FastifyReply): Promise<Account> {
    const user = await sessions.userOf(request, reply);
    if (user === undefined) throw new Refused(401, [{ code: 'unauthorised', message: words('server.signedOut') }]);
    return user;
  }

  const mutateFrom: MutateFrom = (endpoint, opening, handle) =>
    put({ endpoint, access: 'signed-in', isChange: true }, async ({ edition, request, reply }) => {
      const user = await signedIn(request, reply);
      if (endpoint.method === 'GET') refuseStrayGet(request);
      const parts = partsOf(endpoint, request);
      const order = orderOf(request, user.id, words);
      return answerOnce(db, order, words, opening(edition.id, user.id), async (tx, found) => {
        const outcome = await handle({ parts, edition, request, reply, user, tx, found });
        return { ...outcome, answer: answerOf(endpoint, outcome.answer) };
      });
    });

  return {
    serve: (endpoint, handle) =>
      put({ endpoint, access: 'everybody', isChange: false }, async ({ edition, request, reply }) => {
        const findUser = () => sessions.userOf(request, reply);
        const parts = partsOf(endpoint, request);
        return answerOf(endpoint, await handle({ parts, edition, request, reply, findUser }));
      }),
    serveSignedIn: (endpoint, handle) =>
      put({ endpoint, access: 'signed-in', isChange: false }, async ({ edition, request, reply }) => {
        const user = await signedIn(request, reply);
        const parts = partsOf(endpoint, request);
        return answerOf(endpoint, await handle({ parts, edition, request, reply, user }));
      }),
    mutate: (endpoint, handle) =>
      mutateFrom(
        endpoint,
        () => nothing,
        async (asked) => ({ answer: await handle(asked) }),
      ),
    mutateFrom,
  };
}

/** Calls of an account may hash a password, which is slow on purpose: on a busy machine that takes a while, and then it is done. */
const toHashMs = 10_000;

const nothing: Opening<null> = { locks: sql<boolean>`true`, found: sql<null>`null` };

function answerOf<Success>(endpoint: { readonly success: z.ZodMiniType<Success> }, success: Success): string {
  z.parse(endpoint.success, success);
  return JSON.stringify({ success, errors: [] });
}
