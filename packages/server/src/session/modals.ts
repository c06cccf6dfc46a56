import type { User } from '@rugby/domain/contract/account/user';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Account } from '../http/routes/Routes.ts';

/**
 * Returns an account with its unread notifications, oldest first, without those of players who have left the user's team.
 */
export async function withModals(db: Kysely<Database>, account: Account): Promise<User> {
  const rows = await db
    .selectFrom('userModals')
    .innerJoin('teams', (join) =>
      join.onRef('teams.userId', '=', 'userModals.userId').onRef('teams.edition', '=', 'userModals.edition'),
    )
    .select(['userModals.id', 'userModals.edition', 'outPlayerId', 'currentPosition', 'prevPosition'])
    .where('userModals.userId', '=', account.id)
    .where('viewedAt', 'is', null)
    .where(sql<boolean>`user_modals.out_player_id = any(teams.lineup)`)
    .orderBy('userModals.id')
    .execute();
  return { ...account, modals: rows.map((row) => ({ ...row, type: 'player_replacement', inPlayerId: 0 })) };
}

/** Marks a notification as read, the first time only. Returns false when the user has no such notification. [G-304] */
export async function markViewed(db: Kysely<Database>, userId: number, modalId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('userModals')
    .set({ viewedAt: sql<Date>`coalesce(viewed_at, now())` })
    .where('id', '=', modalId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
