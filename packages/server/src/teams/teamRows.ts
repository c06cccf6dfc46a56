import type { Edition } from '@rugby/domain/editions';
import type { GameWorld, StoredTeam } from '@rugby/domain/game/world';
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { TeamTable } from '../db/teamTables.ts';
import { boostersOf } from './boosterRows.ts';
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
export async function storedTeam(db: Kysely<Database>, row: TeamRow, world: GameWorld): Promise<StoredTeam> {
  const { id, captainId, startRoundId, isComplete } = row;
  const boosters = await boostersOf(db, id, world);
  return { lineup: fromColumns(row.lineup), captainId, startRoundId, isComplete, boosters, salaryCap: world.edition.budget };
}

/** Writes a change of a held team as its next version, saved at this moment of game time. */
export function writeTeam(
  tx: Transaction<Database>,
  { id, version }: TeamRow,
  change: Updateable<Pick<TeamTable, 'name' | 'lineup' | 'captainId' | 'startRoundId' | 'isComplete'>>,
  { now }: GameWorld,
): Promise<TeamRow> {
  return tx
    .updateTable('teams')
    .set({ ...change, version: version + 1, savedAt: new Date(now) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
