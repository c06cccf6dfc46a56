import { type ActiveSession, mostSessions } from '@rugby/domain/contract/account/account';
import { describeDevice } from '@rugby/domain/game/account/describeDevice';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import { isValidSession } from '../session/sessionLifetime.ts';

/** Returns the sessions of a user: the one whose id has the hash `current` first, then the last used; at most 100. */
export async function readSessions(db: Kysely<Database>, userId: number, current: string): Promise<ActiveSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'idHash', 'userAgent', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where(isValidSession)
    .orderBy(sql`id_hash = ${current}`, 'desc')
    .orderBy('lastUsedAt', 'desc')
    .limit(mostSessions)
    .execute();
  return rows.map(({ id, idHash, userAgent, createdAt, lastUsedAt }) => ({
    id,
    device: describeDevice(userAgent),
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: idHash === current,
  }));
}

/** Ends a session of a user; does nothing when they have no such session. */
export async function endSessionOf(db: Kysely<Database>, userId: number, id: number): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).where('id', '=', id).execute();
}

/** Ends the sessions of a user except the one whose id has the hash `current`. */
export async function endOtherSessionsOf(db: Kysely<Database>, userId: number, current: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).where('idHash', '!=', current).execute();
}

/** Returns whether a session began less than 15 minutes ago: its user has just entered the password. */
export async function isFreshSession(db: Kysely<Database>, idHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('idHash', '=', idHash)
    .where('createdAt', '>', sql<Date>`now() - interval '15 minutes'`)
    .where('createdAt', '<', sql<Date>`now() + interval '1 minute'`)
    .executeTakeFirst();
  return found !== undefined;
}
