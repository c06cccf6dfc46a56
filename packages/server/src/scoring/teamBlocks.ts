import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';

/** How many team ids are in a block. A scoring pass holds one block at a time, so this bounds how long a user waits for it. */
export const BLOCK_SIZE = 5000;

/** First number of the advisory locks on blocks; any constant that differs from those of other locks. */
const BLOCK_LOCKS = 7309;

/** The block of a team: teams whose ids follow each other are scored together. */
export function blockOf(teamId: number): number {
  return Math.floor(teamId / BLOCK_SIZE);
}

/** The ids of the teams of a block: `from` is the first one, `to` the first one after them. */
export function idsOfBlock(block: number): { readonly from: number; readonly to: number } {
  return { from: block * BLOCK_SIZE, to: (block + 1) * BLOCK_SIZE };
}

/** Locks the lineups and points of a block for a scoring pass: waits for saves of its teams, and blocks them until the transaction ends. */
export async function lockBlock(tx: Transaction<Database>, block: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${BLOCK_LOCKS}::int, ${block}::int)`.execute(tx);
}

/** Keeps scoring passes away from a block until the transaction ends. Saves of its teams do not wait for each other. */
export async function shareBlock(tx: Transaction<Database>, block: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${BLOCK_LOCKS}::int, ${block}::int)`.execute(tx);
}
