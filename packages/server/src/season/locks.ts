import type { EditionId } from '@rugby/domain/editions';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';

/** First number of every advisory lock of the season; any constant will do as long as it is ours. */
const SEASON_LOCKS = 7306;
const numberOf: Readonly<Record<EditionId, number>> = { srp: 1, trc: 2 };

/** The two numbers of the lock that a season command holds from its first look at the database to its end. */
export const commandLock = [SEASON_LOCKS, 0] as const;

/** The two numbers of the lock that the one process holds that moves the practice seasons. */
export const practiceLock = [SEASON_LOCKS, 1] as const;

/** Waits until no other pass works on the edition, and keeps others waiting until the transaction ends. */
export async function lockSeasonChanges(tx: Transaction<Database>, edition: EditionId): Promise<void> {
  await execute(tx, sql`select pg_advisory_xact_lock(${SEASON_LOCKS}::int, ${10 + numberOf[edition]}::int)`);
}

/**
 * Waits until nobody changes a team of the edition, and keeps everybody from it until the transaction ends: for passes that read
 * teams as they stand, or that change what a team may be.
 */
export async function lockTeamChanges(tx: Transaction<Database>, edition: EditionId): Promise<void> {
  await execute(tx, sql`select pg_advisory_xact_lock(${SEASON_LOCKS}::int, ${20 + numberOf[edition]}::int)`);
}

/**
 * Keeps the edition's rounds, prices and matches from changing under a transaction that judges a team by them. Fans do not wait for each
 * other. An expression, true once the lock is taken.
 */
export function seasonLocked(edition: EditionId): RawBuilder<boolean> {
  return sql<boolean>`pg_advisory_xact_lock_shared(${SEASON_LOCKS}::int, ${20 + numberOf[edition]}::int) is not null`;
}

async function execute(tx: Transaction<Database>, statement: RawBuilder<unknown>): Promise<void> {
  await statement.execute(tx);
}
