import type { EditionId } from '@rugby/domain/editions';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { listOf } from './listOf.ts';
import { moveInLevels } from './moveInLevels.ts';
import { moveFigures, readFigures, type TeamFigures } from './roundFigures.ts';
import { blockOf, idsOfBlock } from './teamBlocks.ts';

/** Points that teams of one block have in a round now, by the ids of the teams. */
interface BlockPoints {
  readonly roundId: number;
  readonly points: ReadonlyMap<number, number>;
  /** Whether these are so many teams of the block that it takes less to read all its figures than theirs and the lists of their levels. */
  readonly areMany: boolean;
}

/**
 * Stores points of teams in a round: moves those whose points have changed to their new figures after it and after the later rounds, and in the lists
 * of the levels. Returns how many they are. Nothing else may change points of the block meanwhile. Ranks are outdated until `refreshRanks`.
 */
export async function storePoints(
  tx: Transaction<Database>,
  edition: EditionId,
  { roundId, points, areMany }: BlockPoints,
): Promise<number> {
  const [firstId] = points.keys();
  if (firstId === undefined) return 0;
  const block = blockOf(firstId);
  const figures = await readFigures(tx, edition, roundId, areMany ? idsOfBlock(block) : [...points.keys()]);
  const changes = new Map<number, number>();
  for (const { teamId, roundPoints: before } of figures[0]?.teams ?? []) {
    const now = points.get(teamId);
    if (now !== undefined && before !== null && now !== before) changes.set(teamId, now - before);
  }
  if (changes.size === 0) return 0;
  for (const [index, { roundId: id, teams }] of figures.entries()) {
    const all = teams.map((team) => {
      const change = changes.get(team.teamId);
      return change === undefined ? team : moveFigures(team, change, index > 0);
    });
    const moves = teams.flatMap((before, place) => {
      const after = all[place];
      return after === undefined || after === before ? [] : [{ before, after }];
    });
    await storeTotals(
      tx,
      edition,
      id,
      moves.map(({ after }) => after),
    );
    await moveInLevels(tx, { edition, roundId: id, block }, moves, areMany ? all : undefined);
  }
  return changes.size;
}

async function storeTotals(
  tx: Transaction<Database>,
  edition: EditionId,
  roundId: number,
  moved: readonly TeamFigures[],
): Promise<void> {
  const ids = moved.map(({ teamId }) => teamId);
  const points = moved.map(({ roundPoints }) => roundPoints ?? 'null');
  const totals = moved.map(({ overallPoints }) => overallPoints);
  const averages = moved.map(({ averagePoints }) => averagePoints);
  // The range of the ids keeps the database from reading the whole table for a list of many.
  await sql`
    update team_totals
    set points = next.points, total_points = next.total_points, average_tenths = next.average_tenths, kick_offs = begun.kick_offs,
      points_at_kick_off = case when team_totals.kick_offs = begun.kick_offs then team_totals.points_at_kick_off else coalesce(team_totals.points, 0) end
    from rounds as begun, unnest(
      ${listOf(ids)}::int[], ${listOf(points)}::int[], ${listOf(totals)}::int[], ${listOf(averages)}::int[]
    ) as next (team_id, points, total_points, average_tenths)
    where begun.edition = ${edition} and begun.id = ${roundId} and team_totals.round_id = ${roundId} and team_totals.team_id = next.team_id
      and team_totals.team_id between ${Math.min(...ids)} and ${Math.max(...ids)}
  `.execute(tx);
}
