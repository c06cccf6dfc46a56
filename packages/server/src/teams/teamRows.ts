import type { Edition } from '@rugby/domain/editions';
import type { StoredTeam } from '@rugby/domain/game/world';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database, TeamTable } from '../db/tables.ts';
import { fromColumns } from './slotColumns.ts';

/** A team as the table keeps it. */
export type TeamRow = Selectable<TeamTable>;

/** The team of a user in an edition; undefined before the first save. */
export function findTeam(db: Kysely<Database>, edition: Edition, userId: number): Promise<TeamRow | undefined> {
  return db.selectFrom('teams').selectAll().where('edition', '=', edition.id).where('userId', '=', userId).executeTakeFirst();
}

/**
 * The team of a user, kept from changing until the transaction ends. The user's row is held too, so that two first saves at the same
 * moment come one after the other.
 */
export async function holdTeam(tx: Transaction<Database>, edition: Edition, userId: number): Promise<TeamRow | undefined> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return tx
    .selectFrom('teams')
    .selectAll()
    .where('edition', '=', edition.id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** What rules need to know of a stored row. */
export function storedTeam(row: TeamRow, { budget }: Edition): StoredTeam {
  const { captainId, startRoundId, isComplete } = row;
  return { lineup: fromColumns(row.lineup), captainId, startRoundId, isComplete, salaryCap: budget, boosters: [] };
}
