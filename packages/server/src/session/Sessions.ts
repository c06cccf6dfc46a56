import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Account } from '../http/Routes.ts';
import { accountColumns, presentAccount } from './accounts.ts';

/** A session that was not used since then has expired. */
const usedSince = sql<Date>`now() - interval '30 days'`;
/** A session that is older has expired, however often it was used. */
const createdSince = sql<Date>`now() - interval '90 days'`;

const idCookie = 'session';
/** Readable by scripts, so that a signed-out page never requests the user. It carries no other information and grants nothing. */
const markCookie = 'signed_in';
const monthInSeconds = 30 * 24 * 60 * 60;

/** The sessions of signed-in users: 256 random bits in a cookie that scripts cannot read, and their hash in the table. */
export class Sessions {
  private readonly db: Kysely<Database>;
  private readonly isSecure: boolean;

  constructor(db: Kysely<Database>, publicUrl: string) {
    this.db = db;
    this.isSecure = publicUrl.startsWith('https:');
  }

  /**
   * Returns the user of a request; undefined when it has no session. Once an hour this stores the time of use and renews the
   * cookies.
   */
  async userOf(request: FastifyRequest, reply: FastifyReply): Promise<Account | undefined> {
    const id = sessionIdIn(request);
    if (id === undefined) return undefined;
    const row = await this.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select(accountColumns)
      .select((eb) => eb('sessions.lastUsedAt', '<', sql<Date>`now() - interval '1 hour'`).as('isDue'))
      .where('sessions.idHash', '=', hashOf(id))
      .where('sessions.lastUsedAt', '>', usedSince)
      .where('sessions.createdAt', '>', createdSince)
      .executeTakeFirst();
    if (row?.isDue === true) {
      await this.db
        .updateTable('sessions')
        .set({ lastUsedAt: sql`now()` })
        .where('idHash', '=', hashOf(id))
        .execute();
      this.setCookies(reply, id);
    }
    return row && presentAccount(row);
  }

  /** Signs a user in with a new session id, in the transaction `db` if given. Ends the session that the request carried. */
  async start(userId: number, request: FastifyRequest, reply: FastifyReply, db: Kysely<Database> = this.db): Promise<void> {
    const id = randomBytes(32).toString('base64url');
    await this.forget(sessionIdIn(request));
    await db
      .insertInto('sessions')
      .values({ idHash: hashOf(id), userId })
      .execute();
    this.setCookies(reply, id);
  }

  /** Ends the session; does nothing without one. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.forget(sessionIdIn(request));
    void reply.clearCookie(idCookie, this.attributes(true)).clearCookie(markCookie, this.attributes(false));
  }

  /** Deletes the expired sessions of all users. */
  async deleteExpired(): Promise<void> {
    await this.db
      .deleteFrom('sessions')
      .where(({ eb, or }) => or([eb('lastUsedAt', '<=', usedSince), eb('createdAt', '<=', createdSince)]))
      .execute();
  }

  private async forget(id: string | undefined): Promise<void> {
    if (id !== undefined) await this.db.deleteFrom('sessions').where('idHash', '=', hashOf(id)).execute();
  }

  private setCookies(reply: FastifyReply, id: string): void {
    void reply
      .setCookie(idCookie, id, { ...this.attributes(true), maxAge: monthInSeconds })
      .setCookie(markCookie, '1', { ...this.attributes(false), maxAge: monthInSeconds });
  }

  private attributes(httpOnly: boolean) {
    return { path: '/', sameSite: 'lax', secure: this.isSecure, httpOnly } as const;
  }
}

function sessionIdIn({ cookies }: FastifyRequest): string | undefined {
  const id = cookies[idCookie];
  return id !== undefined && /^[\w-]{43}$/.test(id) ? id : undefined;
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
