import { randomBytes } from 'node:crypto';
import { z } from '@rugby/domain/contract/schema';
import { removeInvisible } from '@rugby/domain/game/session/keys';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { hashText } from '../protection/hashText.ts';
import { compileOnce, type ValueOf } from '../db/compileOnce.ts';
import type { Database } from '../db/tables.ts';
import type { Account } from '../http/routes/Routes.ts';
import type { FindUser } from '../http/routes/createRoutes.ts';
import { noState, type UserState } from '../http/routes/UserState.ts';
import { accountColumns, presentAccount } from './accounts.ts';
import { hostCookie } from './hostCookie.ts';
import { createdSince, usedSince } from './sessionLifetime.ts';

/** The cookie by which scripts know that a user is signed in, so that a signed-out page never requests the user. It grants nothing. */
export const markCookie = 'signed_in';
const monthInSeconds = 30 * 24 * 60 * 60;

/** More of a user agent says nothing about the device. */
const mostOfUserAgent = 400;

/** The sessions of signed-in users: 256 random bits in a cookie that scripts cannot read, and their hash in the table. */
export class Sessions {
  private readonly db: Kysely<Database>;
  private readonly isSecure: boolean;
  private readonly idCookie: string;
  private readonly findUser: FindUser<null>;

  constructor(db: Kysely<Database>, publicUrl: string) {
    this.db = db;
    this.isSecure = publicUrl.startsWith('https:');
    this.idCookie = hostCookie('session', this.isSecure);
    this.findUser = this.createFindUser(noState);
  }

  /** Returns the user of a request; undefined when it has no session. */
  async userOf(request: FastifyRequest, reply: FastifyReply): Promise<Account | undefined> {
    return (await this.findUser(request, reply))?.user;
  }

  /**
   * Creates what returns the user of a request and what is read of them, in one statement. Once an hour it stores the time of use of the session and
   * renews the cookies.
   */
  createFindUser<State>({ state, schema }: UserState<State>): FindUser<State> {
    const findSession = compileOnce((db, valueOf: ValueOf<{ readonly idHash: string }>) =>
      db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.userId')
        .select(accountColumns)
        .select((eb) => eb('sessions.lastUsedAt', '<', sql<Date>`now() - interval '1 hour'`).as('isDue'))
        .select(state(sql.ref('users.id')).as('state'))
        .where('sessions.idHash', '=', valueOf('idHash'))
        .where('sessions.lastUsedAt', '>', usedSince)
        .where('sessions.createdAt', '>', createdSince)
        .compile(),
    );
    const stateSchema = z.compile(schema);
    return async (request, reply) => {
      const id = this.sessionIdIn(request);
      if (id === undefined) return undefined;
      const [row] = await findSession(this.db, { idHash: hashText(id) });
      if (row === undefined) return undefined;
      if (row.isDue) await this.renew(id, reply);
      nameInLog(reply, row.id);
      return { user: presentAccount(row), state: z.parse(stateSchema, row.state) };
    };
  }

  /** Signs a user in with a new session id, in the transaction `db` if given. Ends the session that the request carried. */
  async start(userId: number, request: FastifyRequest, reply: FastifyReply, db: Kysely<Database> = this.db): Promise<void> {
    const id = randomBytes(32).toString('base64url');
    await this.deleteSession(this.sessionIdIn(request), db);
    await db
      .insertInto('sessions')
      .values({ idHash: hashText(id), userId, userAgent: userAgentOf(request) })
      .execute();
    this.setCookies(reply, id);
    nameInLog(reply, userId);
  }

  /** Returns the hash by which the session of a request is stored; of nothing when it has none. */
  idHashOf(request: FastifyRequest): string {
    return hashText(this.sessionIdIn(request) ?? '');
  }

  /** Ends the session; does nothing without one. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.deleteSession(this.sessionIdIn(request), this.db);
    void reply.clearCookie(this.idCookie, this.attributes(true)).clearCookie(markCookie, this.attributes(false));
  }

  /** Ends all sessions of a user, in the transaction `db`. */
  async endAll(userId: number, db: Kysely<Database>): Promise<void> {
    await db.deleteFrom('sessions').where('userId', '=', userId).execute();
  }

  private async renew(id: string, reply: FastifyReply): Promise<void> {
    await this.db
      .updateTable('sessions')
      .set({ lastUsedAt: sql`now()` })
      .where('idHash', '=', hashText(id))
      .execute();
    this.setCookies(reply, id);
  }

  private async deleteSession(id: string | undefined, db: Kysely<Database>): Promise<void> {
    if (id !== undefined) await db.deleteFrom('sessions').where('idHash', '=', hashText(id)).execute();
  }

  private setCookies(reply: FastifyReply, id: string): void {
    void reply
      .setCookie(this.idCookie, id, { ...this.attributes(true), maxAge: monthInSeconds })
      .setCookie(markCookie, '1', { ...this.attributes(false), maxAge: monthInSeconds });
  }

  private sessionIdIn({ cookies }: FastifyRequest): string | undefined {
    const id = cookies[this.idCookie];
    return id !== undefined && /^[\w-]{43}$/.test(id) ? id : undefined;
  }

  private attributes(httpOnly: boolean) {
    return { path: '/', sameSite: 'lax', secure: this.isSecure, httpOnly } as const;
  }
}

/** Adds the user to the log line of the answer. */
function nameInLog(reply: FastifyReply, userId: number): void {
  reply.log = reply.log.child({ userId });
}

// A header may hold bytes that are not text; PostgreSQL stores no character zero.
function userAgentOf({ headers }: FastifyRequest): string {
  return removeInvisible(headers['user-agent'] ?? '').slice(0, mostOfUserAgent);
}
