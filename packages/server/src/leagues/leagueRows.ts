import type { Edition } from '@rugby/domain/editions';
import type { ContestKind, ContestStatus } from '@rugby/domain/game/model/contest';
import { emailKey } from '@rugby/domain/game/session/keys';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { LeagueTable } from '../db/tables/leagueTables.ts';
import type { Database } from '../db/tables.ts';
import type { Account } from '../http/routes/Routes.ts';

/** A league with what concerns one reader. */
export interface LeagueRow extends Omit<Selectable<LeagueTable>, 'edition' | 'nameKey' | 'createdAt'> {
  readonly managerName: string | null;
  /** Null unless the reader is a member. */
  readonly joinedOrder: number | null;
  /** Null unless an invite waits for the reader's answer. */
  readonly inviteId: number | null;
  readonly headToHead: ContestStatus;
  readonly cup: ContestStatus;
}

/** Selects leagues of an edition as `LeagueRow`s of a reader. */
export function selectLeagues(db: Kysely<Database>, edition: Edition, reader: Account) {
  return db
    .selectFrom('leagues')
    .leftJoin('users as manager', 'manager.id', 'leagues.managerId')
    .leftJoin('leagueMembers as own', (join) => join.onRef('own.leagueId', '=', 'leagues.id').on('own.userId', '=', reader.id))
    .leftJoin('leagueInvites as invite', (join) =>
      join
        .onRef('invite.leagueId', '=', 'leagues.id')
        .on('invite.emailKey', '=', emailKey(reader.email))
        .on('invite.status', '=', 'waiting'),
    )
    .select([
      ...(['leagues.id', 'class', 'subjectId', 'name', 'code', 'privacy', 'startRoundId', 'managerId', 'numTeams'] as const),
      ...(['manager.displayName as managerName', 'own.joinedOrder', 'invite.id as inviteId'] as const),
      contestStatus('head-to-head').as('headToHead'),
      contestStatus('cup').as('cup'),
    ])
    .where('leagues.edition', '=', edition.id);
}

/** SQL expression: whether the league of the row plays a contest, and whether it has been drawn. */
function contestStatus(kind: ContestKind) {
  return sql<ContestStatus>`coalesce((
    select case when first_round_id is null then 'waiting' else 'drawn' end from contests where league_id = leagues.id and kind = ${kind}
  ), 'off')`;
}

/**
 * Locks a league until the transaction ends: its members, manager and counts change only under this lock. Rows that refer to the league do
 * not wait for it: its ranks are stored meanwhile.
 */
export async function lockLeague(tx: Kysely<Database>, edition: Edition, leagueId: number): Promise<void> {
  await tx
    .selectFrom('leagues')
    .select('id')
    .where('edition', '=', edition.id)
    .where('id', '=', leagueId)
    .forNoKeyUpdate()
    .execute();
}
