import { displayNameKey, emailKey } from '@rugby/domain/game/session/keys';
import { isNameOfDeletedUsers, normalizeDisplayName } from '@rugby/domain/game/session/names';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Reason } from '../http/RefusedError.ts';

/** Returns whether no account has this email address. */
export async function isEmailAvailable(db: Kysely<Database>, email: string): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('emailKey', '=', emailKey(email)).executeTakeFirst();
  return found === undefined;
}

/** Returns whether no account has this display name, which may be written with an @, and deleted ones have not either. */
export async function isDisplayNameAvailable(db: Kysely<Database>, displayName: string, words: Words): Promise<boolean> {
  if (isNameOfDeletedUsers(displayName, words)) return false;
  const key = displayNameKey(normalizeDisplayName(displayName));
  const found = await db.selectFrom('users').select('id').where('displayNameKey', '=', key).executeTakeFirst();
  return found === undefined;
}

/** Returns the reasons why an account cannot get this email address and display name; what is absent has none. */
export async function reasonsNotAvailable(
  db: Kysely<Database>,
  { email, displayName }: { readonly email?: string | undefined; readonly displayName?: string | undefined },
  words: Words,
): Promise<readonly Reason[]> {
  const emailTaken: Reason = { code: 'email-taken', message: words('auth.refusals.emailTaken'), field: 'email' };
  const nameTaken: Reason = {
    code: 'display-name-taken',
    message: words('auth.refusals.displayNameTaken'),
    field: 'displayName',
  };
  return [
    ...(email === undefined || (await isEmailAvailable(db, email)) ? [] : [emailTaken]),
    ...(displayName === undefined || (await isDisplayNameAvailable(db, displayName, words)) ? [] : [nameTaken]),
  ];
}
