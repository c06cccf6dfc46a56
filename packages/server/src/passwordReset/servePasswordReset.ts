import { codeOfField } from '@rugby/domain/contract/envelope';
import { requestPasswordReset, resetPassword } from '@rugby/domain/contract/account/passwordReset';
import { emailKey } from '@rugby/domain/game/session/keys';
import { containsOwner } from '@rugby/domain/game/session/password';
import { forgotPasswordProblems, newPasswordProblems } from '@rugby/domain/game/session/passwordReset';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { goneSignal } from '../http/goneSignal.ts';
import type { RateLimits } from '../http/RateLimits.ts';
import { assertNoProblems, assertNoReasons, type Reason, RefusedError } from '../http/RefusedError.ts';
import type { Routes } from '../http/routes/Routes.ts';
import { withEmailProblem } from '../mail/isOneEmailAddress.ts';
import { isCutToken } from '../mail/requireWholeToken.ts';
import { isCommonPassword } from '../session/commonPasswords.ts';
import { type Passwords, unlessFailed } from '../session/Passwords.ts';
import type { Sessions } from '../session/Sessions.ts';
import { hashText } from '../protection/hashText.ts';
import { deleteResetLinks, isResetAlive } from './deleteResetLinks.ts';

export interface PasswordResetDeps {
  readonly db: Kysely<Database>;
  readonly sessions: Sessions;
  readonly limits: RateLimits;
  readonly passwords: Passwords;
  readonly words: Words;
}

/** Serves the request for a link and the reset by its token. */
export function servePasswordReset(
  { serve }: Pick<Routes, 'serve'>,
  { db, sessions, limits, passwords, words }: PasswordResetDeps,
): void {
  // Only stores the request: whether the address has an account is looked up later, so that answer and time are the same for both.
  serve(requestPasswordReset, async ({ input: { body }, request, reply }) => {
    const problems = withEmailProblem(forgotPasswordProblems(body), body.email, {
      field: 'email',
      problem: 'auth.problems.email',
    });
    assertNoProblems(problems, words);
    await limits.countResetRequest(request, reply);
    await db
      .insertInto('passwordResetRequests')
      .values({ emailKey: emailKey(body.email), edition: body.edition })
      .execute();
    return {};
  });

  serve(
    resetPassword,
    async ({ input: { body }, request, reply }) => {
      const { password, token, confirmPassword = password } = body;
      const problems = newPasswordProblems({ password, confirmPassword });
      assertNoReasons(problems.map(({ field, problem }) => ({ code: codeOfField(field), message: words(problem), field })));
      if (isCommonPassword(password)) assertNoReasons([weak('auth.problems.commonPassword')]);
      if (isCutToken(token)) throw new RefusedError(422, [uselessLink('server.cutLink')]);
      const succeeded = await limits.countReset(request, reply);
      const tokenHash = hashText(token);
      const owner = await db
        .selectFrom('passwordResets')
        .innerJoin('users', 'users.id', 'passwordResets.userId')
        .select(['users.id', 'email', 'firstName', 'lastName', 'displayName'])
        .where('tokenHash', '=', tokenHash)
        .where(isResetAlive)
        .executeTakeFirst();
      if (owner === undefined) throw new RefusedError(422, [uselessLink('auth.refusals.deadLink')]);
      if (containsOwner(password, owner)) {
        // Who has the token guesses nothing.
        await succeeded();
        assertNoReasons([weak('auth.problems.ownPassword')]);
      }
      const passwordHash = await unlessFailed(passwords.hash(password, goneSignal(reply)), succeeded);
      await db.transaction().execute(async (tx) => {
        const alive = await deleteResetLinks(tx, owner.id);
        if (!alive.includes(tokenHash)) throw new RefusedError(422, [uselessLink('auth.refusals.deadLink')]);
        await tx.updateTable('users').set({ passwordHash }).where('id', '=', owner.id).execute();
        await sessions.endAll(owner.id, tx);
      });
      await succeeded();
      return {};
    },
    { hashesPassword: true },
  );

  function weak(problem: 'auth.problems.commonPassword' | 'auth.problems.ownPassword'): Reason {
    return { code: 'weak-password', message: words(problem), field: 'password' };
  }

  function uselessLink(why: 'server.cutLink' | 'auth.refusals.deadLink'): Reason {
    return { code: 'invalid', message: words(why), field: 'token' };
  }
}
