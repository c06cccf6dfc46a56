import type { Edition } from '@rugby/domain/editions';
import { emailKey } from '@rugby/domain/game/session/keys';
import type { Kysely, Selectable } from 'kysely';
import type { LeagueTable } from '../db/leagueTables.ts';
import type { Database } from '../db/tables.ts';
import type { Account } from '../http/Routes.ts';

/** A league with what concerns one reader. */
export interface LeagueRow extends Omit<Selectable<LeagueTable>, 'edition' | 'nameKey' | 'createdAt'> {
  readonly managerName: string | null;
  /** Null unless the reader is a member. */
  readonly joinedOrder: number | null;
  /** Null unless an invite waits for the reader's answer. */
  readonly inviteId: number | null;
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
    ])
    .where('leagues.edition', '=', edition.id);
}

/** Locks a league until the transaction ends: its members, manager and counts change only under this lock. */
export async function lockLeague(tx: Kysely<Database>, edition: Edition, leagueId: number): Promise<void> {
  await tx.selectFrom('leagues').select('id').where('edition', '=', edition.id).where('id', '=', leagueId).forUpdate().execute();
}
