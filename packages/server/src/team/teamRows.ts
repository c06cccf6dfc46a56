import { z } from '@rugby/domain/contract/schema';
import { type Edition, type EditionId, editionIds } from '@rugby/domain/editions';
import { type Booster, boosterTypes, type Round } from '@rugby/domain/game/model/entities';
import type { GameWorld, SavedTeam } from '@rugby/domain/game/model/world';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { compileOnce, type ValueOf } from '../db/compileOnce.ts';
import { parseRow } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import type { UserState } from '../http/routes/UserState.ts';
import { fromLineupColumn } from '../db/lineupColumn.ts';

/** A user's team with its boosters and points, as `teamRow` reads it. */
export type TeamRow = z.output<typeof teamRowSchema>;

const ids = z.readonly(z.array(z.int()));
const storedBooster = z.object({
  id: z.int(),
  type: z.enum(boosterTypes),
  roundId: z.int(),
  playerId: z.nullable(z.int()),
});

export const teamRowSchema = z.object({
  id: z.int(),
  edition: z.enum(editionIds),
  userId: z.int(),
  name: z.string(),
  /** Fifteen player ids in slot order, 0 for an empty slot. */
  lineup: ids,
  captainId: z.nullable(z.int()),
  startRoundId: z.nullable(z.int()),
  isComplete: z.boolean(),
  version: z.int(),
  /** ISO 8601 in milliseconds. */
  savedAt: z.string(),
  /** Every booster that the team has applied in the season. */
  boosters: z.readonly(z.array(storedBooster)),
  /** Points in each round that the team plays or has played, by round id. */
  roundPoints: z.record(z.string(), z.int()),
});

/** SQL expression: the team of a user in an edition in JSON; null before the first save. */
export function teamRow(edition: EditionId | RawBuilder<EditionId>, userId: number | RawBuilder<number>): RawBuilder<unknown> {
  return sql`(
    select json_build_object(
      'id', id, 'edition', edition, 'userId', user_id, 'name', name, 'lineup', lineup, 'captainId', captain_id,
      'startRoundId', start_round_id, 'isComplete', is_complete, 'version', version,
      'savedAt', to_char(saved_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'boosters', (
        select coalesce(json_agg(json_build_object('id', id, 'type', type, 'roundId', round_id, 'playerId', player_id)), '[]')
        from team_boosters where team_id = teams.id
      ),
      'roundPoints', (
        select coalesce(json_object_agg(round_id, points), '{}') from team_totals where team_id = teams.id and points is not null
      )
    )
    from teams where edition = ${edition} and user_id = ${userId}
  )`;
}

/** Reads the user's own team in an edition beside something else; null before the first save. */
export function ownTeam(edition: EditionId): UserState<TeamRow | null> {
  return { state: (userId) => teamRow(edition, userId), schema: z.nullable(teamRowSchema) };
}

/** Reads the team of a user in an edition; undefined before the first save. */
export async function findTeam(db: Kysely<Database>, { id: edition }: Edition, userId: number): Promise<TeamRow | undefined> {
  const { team } = parseRow(await readTeam(db, { edition, userId }), foundTeam);
  return team ?? undefined;
}

const readTeam = compileOnce((db, valueOf: ValueOf<{ readonly edition: EditionId; readonly userId: number }>) =>
  sql`select ${teamRow(valueOf('edition'), valueOf('userId'))} as team`.compile(db),
);
const foundTeam = z.compile(z.object({ team: z.nullable(teamRowSchema) }));

/** The boosters of a team in the order of their rounds. */
export function boostersOf(row: TeamRow, { rounds }: { readonly rounds: readonly Round[] }): readonly Booster[] {
  const inOrder = row.boosters.toSorted((a, b) => a.id - b.id);
  return rounds.flatMap(({ id, roundNumber }) =>
    inOrder.filter(({ roundId }) => roundId === id).map((booster) => ({ ...booster, roundNumber })),
  );
}

/** The saved team, as the rules read it. */
export function savedTeamOf(row: TeamRow, world: GameWorld): SavedTeam {
  const { captainId, startRoundId, isComplete } = row;
  const { budget: salaryCap } = world.edition;
  return {
    lineup: fromLineupColumn(row.lineup),
    captainId,
    startRoundId,
    isComplete,
    boosters: boostersOf(row, world),
    salaryCap,
  };
}

/** The next version of a team: with a change, saved now in game time. */
export function nextVersion(
  row: TeamRow,
  change: Partial<Pick<TeamRow, 'name' | 'lineup' | 'captainId' | 'startRoundId' | 'isComplete' | 'boosters'>>,
  { now }: Pick<GameWorld, 'now'>,
): TeamRow {
  return { ...row, ...change, version: row.version + 1, savedAt: new Date(now).toISOString() };
}

/** Updates the rows of a saved team. */
export async function storeTeam(tx: Transaction<Database>, row: TeamRow): Promise<void> {
  const { id, name, lineup, captainId, startRoundId, isComplete, version, savedAt } = row;
  await updateTeam(tx, { id, name, lineup, captainId, startRoundId, isComplete, version, savedAt: new Date(savedAt) });
}

type StoredColumn = 'id' | 'name' | 'lineup' | 'captainId' | 'startRoundId' | 'isComplete' | 'version';

const updateTeam = compileOnce((db, valueOf: ValueOf<Pick<TeamRow, StoredColumn> & { readonly savedAt: Date }>) =>
  db
    .updateTable('teams')
    .set({
      name: valueOf('name'),
      lineup: valueOf('lineup'),
      captainId: valueOf('captainId'),
      startRoundId: valueOf('startRoundId'),
      isComplete: valueOf('isComplete'),
      version: valueOf('version'),
      savedAt: valueOf('savedAt'),
    })
    .where('id', '=', valueOf('id'))
    .compile(),
);
