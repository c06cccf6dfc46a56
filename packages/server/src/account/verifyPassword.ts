import { emailKey } from '@rugby/domain/game/session/keys';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { goneSignal } from '../http/goneSignal.ts';
import type { RateLimits } from '../http/RateLimits.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { Account } from '../http/routes/Routes.ts';
import { type Passwords, unlessFailed } from '../session/Passwords.ts';

export interface VerifyPasswordDeps {
  readonly limits: RateLimits;
  readonly passwords: Passwords;
  readonly words: Words;
}

export interface VerifiedRequest {
  readonly user: Account;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Refuses with 422 unless `password` is that of the user; `field` is the field of the form that holds it. Failures count as failed logins: whoever
 * finds a signed-in device cannot guess the password with it.
 */
export async function verifyPassword(
  db: Kysely<Database>,
  { user, request, reply }: VerifiedRequest,
  { password, field }: { readonly password: string | undefined; readonly field: string },
  { limits, passwords, words }: VerifyPasswordDeps,
): Promise<void> {
  if (password === undefined || password === '')
    throw new RefusedError(422, [{ code: 'password-required', message: words('account.refusals.passwordRequired'), field }]);
  const succeeded = await limits.countLogin(emailKey(user.email), request, reply);
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (!(await unlessFailed(passwords.matches(password, passwordHash, goneSignal(reply)), succeeded)))
    throw new RefusedError(422, [{ code: 'wrong-credentials', message: words('account.refusals.wrongPassword'), field }]);
  await succeeded();
}
