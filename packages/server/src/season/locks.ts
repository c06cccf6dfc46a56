import type { EditionId } from '@rugby/domain/editions';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';

/** First number of every advisory lock of the season; any constant will do as long as it is ours. */
const FAMILY = 7306;
const numberOf: Readonly<Record<EditionId, number>> = { srp: 1, trc: 2 };

/** The two numbers of the lock that a season command holds from its first look at the database to its end. */
export const commandLock = [FAMILY, 0] as const;

/** The two numbers of the lock that the one process holds that moves the practice seasons. */
export const practiceLock = [FAMILY, 1] as const;

/** Waits until no other pass works on the edition, and keeps others waiting until the transaction ends. */
export async function lockScoringPasses(tx: Transaction<Database>, edition: EditionId): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(${FAMILY}::int, ${10 + numberOf[edition]}::int)`);
}

/**
 * Waits until nobody changes a team of the edition, and keeps everybody from it until the transaction ends: for passes that read
 * teams as they stand, or that change what a team may be.
 */
export async function lockTeamChanges(tx: Transaction<Database>, edition: EditionId): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(${FAMILY}::int, ${20 + numberOf[edition]}::int)`);
}

/**
 * Keeps the edition's rounds, prices and matches from changing under a transaction that judges a team by them. Fans do not wait for each
 * other. An expression, true once the lock is taken.
 */
export function seasonHeldStill(edition: EditionId): RawBuilder<boolean> {
  return sql<boolean>`pg_advisory_xact_lock_shared(${FAMILY}::int, ${20 + numberOf[edition]}::int) is not null`;
}

async function run(tx: Transaction<Database>, statement: RawBuilder<unknown>): Promise<void> {
  await statement.execute(tx);
}
