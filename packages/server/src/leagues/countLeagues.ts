import type { Edition } from '@rugby/domain/editions';
import { emailKey } from '@rugby/domain/game/session/keys';
import type { ExpressionWrapper, Kysely, SqlBool } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Account } from '../http/routes/Routes.ts';

/** Counts the leagues of an edition that a user has joined, by privacy. */
export async function countOwnLeagues(
  db: Kysely<Database>,
  edition: Edition,
  userId: number,
  isFound: ExpressionWrapper<Database, 'leagues', SqlBool>,
): Promise<{ all: number; private: number; public: number }> {
  const rows = await db
    .selectFrom('leagueMembers')
    .innerJoin('leagues', 'leagues.id', 'leagueMembers.leagueId')
    .select(({ fn }) => ['privacy', fn.countAll<string>().as('count')])
    .where('userId', '=', userId)
    .where('edition', '=', edition.id)
    .where(isFound)
    .groupBy('privacy')
    .execute();
  const count = (privacy: string) => Number(rows.find((row) => row.privacy === privacy)?.count ?? 0);
  return { all: count('private') + count('public'), private: count('private'), public: count('public') };
}

/** The leagues that a user has joined, and the invites that wait for an answer. */
export interface LeagueCounts {
  readonly numLeagues: number;
  readonly numInvites: number;
  /** Those of `numLeagues` that the user manages. */
  readonly numManagedLeagues: number;
}

/** Counts the leagues and the invites of a user for the dashboard. */
export async function countLeagues(db: Kysely<Database>, edition: Edition, user: Account): Promise<LeagueCounts> {
  const counts = await db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('leagueMembers')
        .innerJoin('leagues', 'leagues.id', 'leagueMembers.leagueId')
        .select(fn.countAll<string>().as('count'))
        .where('userId', '=', user.id)
        .where('edition', '=', edition.id)
        .as('leagues'),
      selectFrom('leagues')
        .select(fn.countAll<string>().as('count'))
        .where('managerId', '=', user.id)
        .where('edition', '=', edition.id)
        .as('managed'),
      selectFrom('leagueInvites as invite')
        .innerJoin('leagues', 'leagues.id', 'invite.leagueId')
        .leftJoin('leagueMembers as own', (join) => join.onRef('own.leagueId', '=', 'leagues.id').on('own.userId', '=', user.id))
        .select(fn.countAll<string>().as('count'))
        .where('invite.emailKey', '=', emailKey(user.email))
        .where('invite.status', '=', 'waiting')
        .where('edition', '=', edition.id)
        .where('own.userId', 'is', null)
        .as('invites'),
    ])
    .executeTakeFirstOrThrow();
  return {
    numLeagues: Number(counts.leagues),
    numInvites: Number(counts.invites),
    numManagedLeagues: Number(counts.managed),
  };
}
