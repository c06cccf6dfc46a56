import type { Endpoint, RequestParts } from '@rugby/domain/contract/endpoint';
import type { User } from '@rugby/domain/contract/account/user';
import type { Edition, EditionId } from '@rugby/domain/editions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { LockedRead } from './lockedReads.ts';
import type { UserState } from './UserState.ts';

/** A user without their notifications, as every route knows who is signed in. */
export type Account = Omit<User, 'modals'>;

/** What every route gets. */
interface RouteRequest<Parsed> {
  /** The parameters, query and body as the endpoint's schema parsed them. */
  readonly input: Parsed;
  /** The edition in the URL; the club edition where the URL has none. */
  readonly edition: Edition;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a public route gets. `findUser` returns who is signed in, for answers that differ for them. */
interface PublicRequest<Parsed> extends RouteRequest<Parsed> {
  readonly findUser: () => Promise<Account | undefined>;
}

/** What a route for signed-in users gets. */
interface UserRequest<Parsed> extends RouteRequest<Parsed> {
  readonly user: Account;
}

/** What a mutation gets. Everything that it writes through `tx` is rolled back when it throws. */
interface MutationRequest<Parsed> extends UserRequest<Parsed> {
  readonly tx: Transaction<Database>;
}

/** In which ways a route differs from others. */
export interface Work {
  /** Whether the call hashes a password: it may be answered later than others, because hashing is slow on purpose. */
  readonly hashesPassword?: boolean;
}

/** What makes a change slow: each kind waits in a queue of its own. */
export type SlowPart = 'password' | 'picture';

/** In which ways a mutation differs from others. */
export interface MutationWork<Parsed> {
  /** Returns what is slow about a change with this input; such a change may be answered later than others. */
  readonly slowPartsOf?: (input: Parsed, user: Account) => readonly SlowPart[];
}

/** Serves an endpoint of the contract to everyone, in both editions and under every URL that it answers to. */
type Serve = <Request extends RequestParts, Success, Parsed>(
  endpoint: Endpoint<Request, Success, Parsed>,
  handle: (request: PublicRequest<Parsed>) => Promise<Success>,
  work?: Work,
) => void;

/** As `Serve`, for signed-in users; others get 401 `unauthorised` before their request is read. */
type ServeSignedIn = <Request extends RequestParts, Success, Parsed>(
  endpoint: Endpoint<Request, Success, Parsed>,
  handle: (request: UserRequest<Parsed>) => Promise<Success>,
  work?: Work,
) => void;

/** As `ServeSignedIn`, for work that starts from what is read of the user together with their session. */
type ServeWithState = <Request extends RequestParts, Success, Parsed, State>(
  endpoint: Endpoint<Request, Success, Parsed>,
  userState: (edition: EditionId) => UserState<State>,
  handle: (request: UserRequest<Parsed> & { readonly state: State }) => Promise<Success>,
  work?: Work,
) => void;

/**
 * As `ServeSignedIn`, for endpoints that change something: `handle` runs in one transaction, once for each `Idempotency-Key`; a repeat
 * gets the stored answer. `handle` throws `RefusedError` to roll back and answer the reasons, and changes nothing outside `tx`. A GET among
 * these endpoints answers only requests that a page of this site sends on purpose, and no HEAD. [G-358]
 */
type Mutate = <Request extends RequestParts, Success, Parsed>(
  endpoint: Endpoint<Request, Success, Parsed>,
  handle: (request: MutationRequest<Parsed>) => Promise<Success>,
  work?: MutationWork<Parsed>,
) => void;

/** What was read under the locks of a mutation. */
interface LockedState<State> {
  readonly state: State;
  /** Milliseconds from the arrival of the request to the moment before `state` was read. */
  readonly queuedMs: number;
}

/** As `Mutate`, for work that starts from what `lockedRead` locked and read at the start of the transaction. */
type MutateLocked = <Request extends RequestParts, Success, Parsed, State>(
  endpoint: Endpoint<Request, Success, Parsed>,
  lockedRead: (edition: EditionId) => LockedRead<State>,
  handle: (request: MutationRequest<Parsed> & LockedState<State>) => Promise<Success>,
  work?: MutationWork<Parsed>,
) => void;

/** The ways to serve an endpoint. An answer that does not match the contract becomes a 500 and a line in the log. */
export interface Routes {
  readonly serve: Serve;
  readonly serveSignedIn: ServeSignedIn;
  readonly serveWithState: ServeWithState;
  readonly mutate: Mutate;
  readonly mutateLocked: MutateLocked;
}
