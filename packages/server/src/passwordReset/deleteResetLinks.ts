import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';

/**
 * Whether a link works. One that was mailed in the time to come is from before the clock of the database was set back: it would work for longer
 * than an hour.
 */
export const isResetAlive = sql<boolean>`(password_resets.expires_at > now() and password_resets.created_at < now() + interval '1 minute')`;

/**
 * Deletes all links that reset the password of a user, and returns the hashes of those that worked. Of two that are used at the same time, the second
 * waits for the first and finds none: both lock the links in the same order.
 */
export async function deleteResetLinks(tx: Kysely<Database>, userId: number): Promise<readonly string[]> {
  const deleted = await tx
    .deleteFrom('passwordResets')
    .where('tokenHash', 'in', (eb) =>
      eb.selectFrom('passwordResets').select('tokenHash').where('userId', '=', userId).orderBy('tokenHash').forUpdate(),
    )
    .returning(['tokenHash', isResetAlive.as('isAlive')])
    .execute();
  return deleted.flatMap(({ tokenHash, isAlive }) => (isAlive ? [tokenHash] : []));
}
