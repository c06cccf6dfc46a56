import type { Edition, EditionId } from '@rugby/domain/editions';
import type { Booster, Round } from '@rugby/domain/game/model/entities';
import type { GameWorld, StoredTeam } from '@rugby/domain/game/model/world';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { TeamTable } from '../db/teamTables.ts';
import { fromColumns } from './slotColumns.ts';

/** A team as the tables keep it, with what hangs on it. */
export interface TeamRow extends Omit<Selectable<TeamTable>, 'savedAt'> {
  /** ISO 8601 in milliseconds. */
  readonly savedAt: string;
  /** All that it has applied in the season. */
  readonly boosters: readonly Omit<Booster, 'roundNumber'>[];
  /** Its points in each round that it plays or has played, by the round's id. */
  readonly roundPoints: Readonly<Record<number, number>>;
}

/** The team of a user in an edition as an expression; null before the first save. */
export function teamRow(edition: EditionId, userId: number): RawBuilder<TeamRow | null> {
  return sql<TeamRow | null>`(
    select json_build_object(
      'id', id, 'edition', edition, 'userId', user_id, 'name', name, 'lineup', lineup, 'captainId', captain_id,
      'startRoundId', start_round_id, 'isComplete', is_complete, 'version', version,
      'savedAt', to_char(saved_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'boosters', (
        select coalesce(json_agg(json_build_object('id', id, 'type', type, 'roundId', round_id, 'playerId', player_id)), '[]')
        from team_boosters where team_id = teams.id
      ),
      'roundPoints', (select coalesce(json_object_agg(round_id, points), '{}') from team_rounds where team_id = teams.id)
    )
    from teams where edition = ${edition} and user_id = ${userId}
  )`;
}

/** The team of a user in an edition; undefined before the first save. */
export async function findTeam(db: Kysely<Database>, { id }: Edition, userId: number): Promise<TeamRow | undefined> {
  const { rows } = await sql<{ team: TeamRow | null }>`select ${teamRow(id, userId)} as team`.execute(db);
  return rows[0]?.team ?? undefined;
}

/** Its boosters in the order of their rounds. */
export function boostersOf(row: TeamRow, { rounds }: { readonly rounds: readonly Round[] }): readonly Booster[] {
  const inOrder = row.boosters.toSorted((a, b) => a.id - b.id);
  return rounds.flatMap(({ id, roundNumber }) =>
    inOrder.filter(({ roundId }) => roundId === id).map((booster) => ({ ...booster, roundNumber })),
  );
}

/** What rules need to know of a team. */
export function storedTeam(row: TeamRow, world: GameWorld): StoredTeam {
  const { captainId, startRoundId, isComplete } = row;
  const { budget: salaryCap } = world.edition;
  return { lineup: fromColumns(row.lineup), captainId, startRoundId, isComplete, boosters: boostersOf(row, world), salaryCap };
}

/** The next version of a team, saved at this moment of game time. */
export function nextVersion(
  row: TeamRow,
  change: Partial<Pick<TeamRow, 'name' | 'lineup' | 'captainId' | 'startRoundId' | 'isComplete' | 'boosters'>>,
  { now }: Pick<GameWorld, 'now'>,
): TeamRow {
  return { ...row, ...change, version: row.version + 1, savedAt: new Date(now).toISOString() };
}

/** The statement that stores a team as it is now. */
export function storing({
  id,
  name,
  lineup,
  captainId,
  startRoundId,
  isComplete,
  version,
  savedAt,
}: TeamRow): RawBuilder<unknown> {
  return sql`
    update teams set name = ${name}, lineup = ${lineup}, captain_id = ${captainId}, start_round_id = ${startRoundId},
      is_complete = ${isComplete}, version = ${version}, saved_at = ${savedAt}
    where id = ${id}`;
}
