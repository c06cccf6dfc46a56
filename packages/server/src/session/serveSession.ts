import { emailKey } from '@rugby/domain/game/session/keys';
import { checkDisplayName, checkEmail } from '@rugby/domain/contract/account/availability';
import { viewModal } from '@rugby/domain/contract/account/modal';
import { getUser, logIn, logOut } from '@rugby/domain/contract/account/user';
import type { Kysely } from 'kysely';
import { isRowMissing } from '../db/missingRow.ts';
import type { Database } from '../db/tables.ts';
import { goneSignal } from '../http/goneSignal.ts';
import type { RateLimits } from '../http/RateLimits.ts';
import { assertNoReasons, notFoundError, RefusedError } from '../http/RefusedError.ts';
import type { Routes } from '../http/routes/Routes.ts';
import type { Devices } from './Devices.ts';
import type { Sessions } from './Sessions.ts';
import { type Passwords, unlessFailed } from './Passwords.ts';
import { markViewed, withModals } from './modals.ts';
import { isDisplayNameAvailable, isEmailAvailable } from './availability.ts';
import { accountColumns, presentAccount } from './accounts.ts';
import { type NameRules, reasonsAgainstDisplayName, reasonsAgainstEmail } from './reasonsAgainstRegistration.ts';

export interface SessionDeps extends NameRules {
  readonly db: Kysely<Database>;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly limits: RateLimits;
  readonly passwords: Passwords;
}

/**
 * Serves login, logout, the signed-in user, their notifications, and the availability of email addresses and names. [A-305,
 *
 */
export function serveSession(
  { serve, serveSignedIn, mutate }: Routes,
  { db, sessions, devices, limits, passwords, words, bannedWords }: SessionDeps,
): void {
  // A wrong password is 422: clients treat 401 as the end of a session.
  serve(
    logIn,
    async ({ input: { body }, request, reply }) => {
      passwords.assertNotFull();
      const key = emailKey(body.email);
      await limits.requireOwnDevice(key, reply, () => devices.isKnown(key, request));
      const succeeded = await limits.countLogin(key, request, reply);
      const columns = [...accountColumns, 'users.passwordHash'] as const;
      const row = await db.selectFrom('users').select(columns).where('emailKey', '=', key).executeTakeFirst();
      const compared = passwords.matches(body.password, row?.passwordHash ?? null, goneSignal(reply));
      const isRight = await unlessFailed(compared, succeeded);
      const refusal = new RefusedError(422, [{ code: 'wrong-credentials', message: words('auth.refusals.wrongCredentials') }]);
      if (row === undefined || !isRight) throw refusal;
      await succeeded();
      try {
        await sessions.start(row.id, request, reply);
        await devices.remember(row.id, request, reply);
      } catch (error) {
        // The account may have been deleted while its password was checked.
        throw isRowMissing(error) ? refusal : error;
      }
      return { user: await withModals(db, presentAccount(row)) };
    },
    { hashesPassword: true },
  );

  serve(logOut, async ({ request, reply }) => {
    await sessions.end(request, reply);
    return {};
  });

  serveSignedIn(getUser, async ({ user }) => ({ user: await withModals(db, user) }));

  mutate(viewModal, async ({ tx, user, input: { params } }) => {
    if (await markViewed(tx, user.id, params.modalId)) return {};
    throw notFoundError(words('server.noModal'));
  });

  serve(checkEmail, async ({ input: { body }, request, reply }) => {
    limits.countRequest(request, reply);
    assertNoReasons(reasonsAgainstEmail(body.email, words));
    return { isAvailable: await isEmailAvailable(db, body.email) };
  });

  serve(checkDisplayName, async ({ input: { body }, request, reply }) => {
    limits.countRequest(request, reply);
    assertNoReasons(reasonsAgainstDisplayName(body.displayName, { words, bannedWords }));
    return { isAvailable: await isDisplayNameAvailable(db, body.displayName, words) };
  });
}
