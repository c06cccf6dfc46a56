import { emailKey } from '@rugby/domain/game/session/keys';
import type { Kysely, Transaction } from 'kysely';
import { leaveContests } from '../contests/switchContests.ts';
import type { Database } from '../db/tables.ts';
import type { Account } from '../http/routes/Routes.ts';
import { recordLeagueChanges } from '../scoring/leagueChanges.ts';

/** What a departure did to the league. */
export type Departure =
  | { readonly kind: 'left' | 'closed' | 'none' }
  /** The member who joined first manages the league now. */
  | { readonly kind: 'handed-over'; readonly managerId: number };

/** Adds a user to a league that the transaction has locked, and answers their invite. A member stays as they are. */
export async function addMember(tx: Transaction<Database>, leagueId: number, user: Pick<Account, 'id' | 'email'>): Promise<void> {
  const added = await tx
    .insertInto('leagueMembers')
    .values({ leagueId, userId: user.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .execute();
  await changeCount(tx, leagueId, added.length);
  if (added.length > 0) await recordLeagueChanges(tx, user.id, leagueId, 1);
  await tx.deleteFrom('leagueInvites').where('leagueId', '=', leagueId).where('emailKey', '=', emailKey(user.email)).execute();
}

/**
 * Removes a user from a league that the transaction has locked. A manager hands it to the member who joined first; the last member closes it.
 * [D53]
 */
export async function removeMember(tx: Transaction<Database>, leagueId: number, userId: number): Promise<Departure> {
  const removed = await tx
    .deleteFrom('leagueMembers')
    .where('leagueId', '=', leagueId)
    .where('userId', '=', userId)
    .returning('userId')
    .execute();
  if (removed.length === 0) return { kind: 'none' };
  await changeCount(tx, leagueId, -1);
  await recordLeagueChanges(tx, userId, leagueId, -1);
  await leaveContests(tx, leagueId, userId);
  const { managerId } = await tx.selectFrom('leagues').select('managerId').where('id', '=', leagueId).executeTakeFirstOrThrow();
  if (managerId !== userId) return { kind: 'left' };
  const heir = await tx
    .selectFrom('leagueMembers')
    .select('userId')
    .where('leagueId', '=', leagueId)
    .orderBy('joinedOrder')
    .limit(1)
    .executeTakeFirst();
  if (heir === undefined) {
    await tx.deleteFrom('leagues').where('id', '=', leagueId).execute();
    return { kind: 'closed' };
  }
  await setManager(tx, leagueId, heir.userId);
  return { kind: 'handed-over', managerId: heir.userId };
}

/** Whether a user is in a league. */
export async function isMember(db: Kysely<Database>, leagueId: number, userId: number): Promise<boolean> {
  const member = await db
    .selectFrom('leagueMembers')
    .select('userId')
    .where('leagueId', '=', leagueId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return member !== undefined;
}

/** Makes a member the manager. */
export async function setManager(tx: Transaction<Database>, leagueId: number, managerId: number): Promise<void> {
  await tx.updateTable('leagues').set({ managerId }).where('id', '=', leagueId).execute();
}

async function changeCount(tx: Transaction<Database>, leagueId: number, by: number): Promise<void> {
  if (by === 0) return;
  await tx
    .updateTable('leagues')
    .set(({ eb }) => ({ numTeams: eb('numTeams', '+', by) }))
    .where('id', '=', leagueId)
    .execute();
}
