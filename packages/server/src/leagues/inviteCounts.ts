import { mostInvitesADay } from '@rugby/domain/game/leagues/inviteAddresses';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Counts the invites of a user today (UTC). Returns false when they are more than a day allows. */
export async function countSent(tx: Transaction<Database>, userId: number, count: number): Promise<boolean> {
  if (count === 0) return true;
  const counted = await tx
    .insertInto('leagueInviteCounts')
    .values({ userId, day: new Date().toISOString().slice(0, 10), sent: count })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'day'])
        .doUpdateSet(({ eb }) => ({ sent: eb('leagueInviteCounts.sent', '+', count) }))
        .where('leagueInviteCounts.sent', '<=', mostInvitesADay - count),
    )
    .returning('sent')
    .execute();
  return counted.length > 0;
}
