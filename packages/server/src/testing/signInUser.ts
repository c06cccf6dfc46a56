import { randomBytes } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { hashText } from '../protection/hashText.ts';
import type { Database, UserTable } from '../db/tables.ts';

/** A user with an account and a session. */
export interface SignedInUser {
  readonly id: number;
  /** The headers to send: `headers: { ...user.headers }`. */
  readonly headers: { readonly cookie: string };
}

/** Stores a signed-in user. Name and email address are new each time; the account has no password and cannot log in. */
export async function signInUser(db: Kysely<Database>, account: Partial<Insertable<UserTable>> = {}): Promise<SignedInUser> {
  const name = `user${randomBytes(5).toString('hex')}`;
  const { id } = await db
    .insertInto('users')
    .values({ ...aUserRow(name), ...account })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = randomBytes(32).toString('base64url');
  const idHash = hashText(session);
  await db.insertInto('sessions').values({ idHash, userId: id }).execute();
  return { id, headers: { cookie: `session=${session}` } };
}

/** A row of the users table with all required columns, without a password. */
export function aUserRow(name: string): Insertable<UserTable> {
  return {
    email: `${name}@example.com`,
    emailKey: `${name}@example.com`,
    displayName: name,
    displayNameKey: name,
    passwordHash: null,
    firstName: 'Ardie',
    lastName: 'Tester',
    dob: '1990-12-31',
    gender: 'another',
    countryOfResidenceId: 554,
    optInNzr: false,
    optInRugbyAu: false,
    optInSa: false,
    playedGames: ['srp_fantasy'],
  };
}
