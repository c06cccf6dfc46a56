import { createHmac } from 'node:crypto';
import { failureCodes, wireError } from '@rugby/domain/contract/envelope';
import type { Registration } from '@rugby/domain/contract/account/user';
import { z } from '@rugby/domain/contract/schema';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import { hashText } from '../protection/hashText.ts';
import { keyIn, requestHashOf } from '../http/routes/idempotencyKey.ts';
import { type Reason, RefusedError } from '../http/RefusedError.ts';

/** The key of a registration under which its refusal is stored. */
export interface RefusalKey {
  readonly keyHash: string;
  readonly requestHash: string;
}

/** Returns the key under which the refusal of a registration is stored; undefined when the request carries none. Refuses an invalid key. */
export function refusalKeyOf(request: FastifyRequest, sent: Registration, words: Words): RefusalKey | undefined {
  const key = keyIn(request, words);
  if (key === undefined) return undefined;
  const requestHash = createHmac('sha256', key)
    .update(requestHashOf([request.url, sent]))
    .digest('base64url');
  return { keyHash: hashText(key), requestHash };
}

// In the order of the first answer, so that a repeat has the same bytes.
const { message, field, data } = wireError.shape;
const reasons = z.array(z.object({ code: z.enum(failureCodes), message, field, data }));

/**
 * Returns why a registration with this key was refused in the last 24 hours; undefined when none was. Refuses another registration with the same
 * key (422 `key-reused`).
 */
export async function refusedBefore(
  db: Kysely<Database>,
  { keyHash, requestHash }: RefusalKey,
  words: Words,
): Promise<readonly Reason[] | undefined> {
  const row = await db
    .selectFrom('refusedRegistrations')
    .select(['requestHash', 'errors'])
    .where('keyHash', '=', keyHash)
    .where('createdAt', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.requestHash === requestHash) return z.parse(reasons, row.errors);
  throw new RefusedError(422, [{ code: 'key-reused', message: words('server.keyReused') }]);
}

/** Stores why a registration is refused, for its repeats. A key that is older than 24 hours is taken over. */
export async function storeRefusal(db: Kysely<Database>, key: RefusalKey, errors: readonly Reason[]): Promise<void> {
  const values = { ...key, errors: JSON.stringify(errors), createdAt: sql<Date>`now()` };
  await db
    .insertInto('refusedRegistrations')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('keyHash')
        .doUpdateSet(values)
        .where('refusedRegistrations.createdAt', '<=', sql<Date>`now() - interval '24 hours'`),
    )
    .execute();
}
