import { type ParsedAccountChange, updateUser } from '@rugby/domain/contract/account/account';
import { emailKey } from '@rugby/domain/game/session/keys';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { goneSignal } from '../http/goneSignal.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { Account, Routes, SlowPart } from '../http/routes/Routes.ts';
import { accountColumns, presentAccount } from '../session/accounts.ts';
import { deleteResetLinks } from '../passwordReset/deleteResetLinks.ts';
import { isDuplicate } from '../session/isDuplicate.ts';
import { withModals } from '../session/modals.ts';
import type { Sessions } from '../session/Sessions.ts';
import { storeAvatar } from './avatars.ts';
import { encodeAvatar } from './encodeAvatar.ts';
import { reasonsAgainstUpdate, type UpdateWorld } from './reasonsAgainstUpdate.ts';
import { updateAccount } from './updateAccount.ts';
import { endOtherSessionsOf } from './userSessions.ts';
import { verifyPassword, type VerifyPasswordDeps } from './verifyPassword.ts';

export interface UpdateDeps extends UpdateWorld, VerifyPasswordDeps {
  readonly sessions: Sessions;
}

/** Serves the change of an account. */
export function serveUpdate({ mutate }: Pick<Routes, 'mutate'>, deps: UpdateDeps): void {
  const { passwords, sessions, words } = deps;
  mutate(
    updateUser,
    async ({ tx, user, input: { body }, request, reply }) => {
      const reasons = await reasonsAgainstUpdate(tx, user, body, deps);
      if (reasons.length > 0) throw new RefusedError(422, reasons);
      const { password, currentPassword } = body;
      if (password !== undefined || isNewEmail(user, body))
        await verifyPassword(tx, { user, request, reply }, { password: currentPassword, field: 'currentPassword' }, deps);
      try {
        await updateAccount(tx, user.id, body);
      } catch (error) {
        // Another request took the email address or the name meanwhile. The transaction has failed, so the reasons cannot be read in it.
        if (isDuplicate(error)) throw new RefusedError(422, [takenMeanwhile(error)]);
        throw error;
      }
      // A link that was mailed before could still set a password of its own.
      if (password !== undefined || isNewEmail(user, body)) await deleteResetLinks(tx, user.id);
      if (body.avatar !== undefined) await storeAvatar(tx, user.id, await avatarOf(body.avatar));
      if (password !== undefined) {
        const passwordHash = await passwords.hash(password, goneSignal(reply));
        await tx.updateTable('users').set({ passwordHash }).where('id', '=', user.id).execute();
        await endOtherSessionsOf(tx, user.id, sessions.idHashOf(request));
      }
      return { user: await withModals(tx, await readAccount(tx, user.id)) };
    },
    { slowPartsOf },
  );

  async function avatarOf(sent: NonNullable<ParsedAccountChange['avatar']> | null): Promise<Buffer | null> {
    if (sent === null || sent === '') return null;
    const encoded = await encodeAvatar(Buffer.from(await sent.arrayBuffer()));
    if (Buffer.isBuffer(encoded)) return encoded;
    throw new RefusedError(422, [{ code: 'invalid', message: words(encoded), field: 'avatar' }]);
  }

  function takenMeanwhile(error: Error): RefusedError['reasons'][number] {
    const isName = 'constraint' in error && error.constraint === 'users_display_name_key_key';
    return isName
      ? { code: 'display-name-taken', message: words('auth.refusals.displayNameTaken'), field: 'displayName' }
      : { code: 'email-taken', message: words('auth.refusals.emailTaken'), field: 'email' };
  }
}

function isNewEmail(user: Account, { email }: ParsedAccountChange): boolean {
  return email !== undefined && emailKey(email) !== emailKey(user.email);
}

/** Always in the same order: a change that waits for its second turn holds its first. */
function slowPartsOf({ body }: { readonly body: ParsedAccountChange }, user: Account): readonly SlowPart[] {
  const isPicture = body.avatar !== undefined && body.avatar !== null && body.avatar !== '';
  return [
    ...(body.password !== undefined || isNewEmail(user, body) ? ['password' as const] : []),
    ...(isPicture ? ['picture' as const] : []),
  ];
}

async function readAccount(tx: Transaction<Database>, userId: number): Promise<Account> {
  return presentAccount(await tx.selectFrom('users').select(accountColumns).where('id', '=', userId).executeTakeFirstOrThrow());
}
