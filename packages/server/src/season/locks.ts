import { type EditionId, editionIds } from '@rugby/domain/editions';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';

/** First number of all advisory locks of the season; any constant works that no other lock uses. */
const SEASON_LOCKS = 7306;

/** The two numbers of the lock that a season command holds while it runs. */
export const commandLock = [SEASON_LOCKS, 0] as const;

/** The two numbers of the lock of the process that advances the seasons. */
export const advanceLock = [SEASON_LOCKS, 1] as const;

/** The two numbers of the lock of the process that leads: of many, it alone moves the seasons and publishes. */
export const leaderLock = [SEASON_LOCKS, 4] as const;

/** The two numbers of the lock of the process that reminds users of their teams. */
export const remindLock = [SEASON_LOCKS, 2] as const;

/** The two numbers of the lock of the process that deletes old rows. */
export const retentionLock = [SEASON_LOCKS, 3] as const;

/** The two numbers of the lock of the process that changes the season of an edition. */
export function seasonChangesLock(edition: EditionId): readonly [number, number] {
  return [SEASON_LOCKS, 11 + editionIds.indexOf(edition)];
}

/**
 * Locks team changes: waits until no user changes a team of the edition, and blocks all users until the transaction ends. For
 * passes that read all teams or change what a team may do.
 */
export async function lockTeamChanges(tx: Transaction<Database>, edition: EditionId): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SEASON_LOCKS}::int, ${21 + editionIds.indexOf(edition)}::int)`.execute(tx);
}

/**
 * SQL expression: locks the edition's rounds, prices and fixtures against changes while a transaction applies rules to a team,
 * then is true. The lock is shared: users do not wait for each other.
 */
export function seasonLocked(edition: EditionId): RawBuilder<boolean> {
  return sql<boolean>`pg_advisory_xact_lock_shared(${SEASON_LOCKS}::int, ${21 + editionIds.indexOf(edition)}::int) is not null`;
}

/** First number of the advisory locks on users; any constant that differs from those of other locks. */
const USER_LOCKS = 7307;

/**
 * SQL expression: locks the teams of a user against changes until the transaction ends, then is true. The lock is on the user because the first
 * save has no team to lock. Take it after `seasonLocked`.
 */
export function userLocked(userId: number | RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`pg_advisory_xact_lock(${USER_LOCKS}::int, ${userId}::int) is not null`;
}
