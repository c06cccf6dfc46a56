import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { hashText } from '../protection/hashText.ts';
import type { Database } from '../db/tables.ts';
import { hostCookie } from './hostCookie.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/** The browsers that users have logged in with: 256 random bits in a cookie that scripts cannot read, and their hash in the table. [D49] */
export class Devices {
  private readonly db: Kysely<Database>;
  private readonly isSecure: boolean;
  private readonly cookieName: string;

  constructor(db: Kysely<Database>, publicUrl: string) {
    this.db = db;
    this.isSecure = publicUrl.startsWith('https:');
    this.cookieName = hostCookie('device', this.isSecure);
  }

  /** Whether the user with this email key has logged in with the browser of a request. Asks the database for unknown addresses too. */
  async isKnown(emailKey: string, request: FastifyRequest): Promise<boolean> {
    const row = await this.db
      .selectFrom('loginDevices')
      .innerJoin('users', 'users.id', 'loginDevices.userId')
      .select('users.id')
      .where('idHash', '=', hashText(request.cookies[this.cookieName] ?? ''))
      .where('emailKey', '=', emailKey)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Remembers the browser that a user has just logged in with; a browser belongs to the last user. */
  async remember(userId: number, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const sent = request.cookies[this.cookieName] ?? '';
    const id = /^[\w-]{43}$/.test(sent) ? sent : randomBytes(32).toString('base64url');
    await this.db
      .insertInto('loginDevices')
      .values({ idHash: hashText(id), userId })
      .onConflict((conflict) => conflict.column('idHash').doUpdateSet({ userId, lastUsedAt: sql<Date>`now()` }))
      .execute();
    const attributes = { path: '/', sameSite: 'lax', secure: this.isSecure, httpOnly: true } as const;
    void reply.setCookie(this.cookieName, id, { ...attributes, maxAge: yearInSeconds });
  }
}
