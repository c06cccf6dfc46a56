import { editions } from '@rugby/domain/editions';
import { emailKey } from '@rugby/domain/game/session/keys';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { notifyManager } from './leagueMails.ts';
import { removeMember } from './members.ts';

/** Locks the leagues of a user, in the order of their ids, so that two deletions never wait for each other. */
export function lockLeaguesOf(tx: Transaction<Database>, userId: number) {
  return tx
    .selectFrom('leagues')
    .select(['id', 'name', 'edition'])
    .where('id', 'in', (eb) => eb.selectFrom('leagueMembers').select('leagueId').where('userId', '=', userId))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Returns the leagues that a user runs, with the member who takes over when the account goes: the one who joined first. [D53] */
export function readManagedLeagues(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('leagues')
    .select(['leagues.edition', 'leagues.name'])
    .select((eb) =>
      eb
        .selectFrom('leagueMembers')
        .innerJoin('users', 'users.id', 'leagueMembers.userId')
        .select('displayName')
        .whereRef('leagueMembers.leagueId', '=', 'leagues.id')
        .where('leagueMembers.userId', '<>', userId)
        .orderBy('joinedOrder')
        .limit(1)
        .as('successor'),
    )
    .where('managerId', '=', userId)
    .orderBy('leagues.id')
    .execute();
}

/** Returns the number of leagues of others in which a user is a member. */
export async function countLeaguesOfOthers(db: Kysely<Database>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('leagueMembers')
    .innerJoin('leagues', 'leagues.id', 'leagueMembers.leagueId')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('leagueMembers.userId', '=', userId)
    .where('leagues.managerId', 'is distinct from', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes a user out of all leagues and deletes the invites to their address, because the account goes. [D53] */
export async function releaseLeagues(
  tx: Transaction<Database>,
  { id, email }: { readonly id: number; readonly email: string },
  deps: { readonly words: Words; readonly publicUrl: string },
): Promise<void> {
  const leagues = await lockLeaguesOf(tx, id);
  for (const league of leagues) {
    const departure = await removeMember(tx, league.id, id);
    if (departure.kind === 'handed-over') await notifyManager(tx, league, departure.managerId, editions[league.edition], deps);
  }
  await tx.deleteFrom('leagueInvites').where('emailKey', '=', emailKey(email)).execute();
}
