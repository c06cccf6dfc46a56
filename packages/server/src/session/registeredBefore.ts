import { passwordFields } from '@rugby/domain/contract/account/passwordFields';
import type { Registration } from '@rugby/domain/contract/account/user';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import { hashText } from '../protection/hashText.ts';
import { keyIn, requestHashOf } from '../http/routes/idempotencyKey.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { Account } from '../http/routes/Routes.ts';
import { accountColumns, presentAccount } from './accounts.ts';
import type { Passwords } from './Passwords.ts';

/** The key of a registration. The hash of the request does not cover its password, which is stored as a slow hash only. */
export interface RegistrationKey {
  readonly keyHash: string;
  readonly requestHash: string;
}

/** Returns the key of a registration; undefined when it carries none. Refuses an invalid key. */
export function registrationKeyOf(request: FastifyRequest, sent: Registration, words: Words): RegistrationKey | undefined {
  const key = keyIn(request, words);
  if (key === undefined) return undefined;
  return { keyHash: hashText(key), requestHash: requestHashOf([request.url, sent], passwordFields) };
}

/**
 * Returns the account that a registration with this key made in the last 24 hours; undefined when there is none. Refuses another
 * registration with the same key (422 `key-reused`); another password makes it another one.
 */
export async function registeredBefore(
  db: Kysely<Database>,
  { keyHash, requestHash }: RegistrationKey,
  password: string,
  { passwords, words, signal }: { readonly passwords: Passwords; readonly words: Words; readonly signal: AbortSignal },
): Promise<Account | undefined> {
  const row = await db
    .selectFrom('registrationKeys')
    .innerJoin('users', 'users.id', 'registrationKeys.userId')
    .select([...accountColumns, 'users.passwordHash', 'registrationKeys.requestHash'])
    .where('keyHash', '=', keyHash)
    .where('registrationKeys.createdAt', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.requestHash === requestHash && (await passwords.matches(password, row.passwordHash, signal)))
    return presentAccount(row);
  throw new RefusedError(422, [{ code: 'key-reused', message: words('server.keyReused') }]);
}

/** Stores the key of a registration with the account that it made. A key that is older than 24 hours is taken over. */
export async function storeRegistrationKey(db: Kysely<Database>, key: RegistrationKey, userId: number): Promise<void> {
  const values = { ...key, userId, createdAt: sql<Date>`now()` };
  await db
    .deleteFrom('registrationKeys')
    .where('keyHash', '=', key.keyHash)
    .where('createdAt', '<=', sql<Date>`now() - interval '24 hours'`)
    .execute();
  await db.insertInto('registrationKeys').values(values).execute();
}
