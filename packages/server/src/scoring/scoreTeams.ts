import type { Edition } from '@rugby/domain/editions';
import type { Booster } from '@rugby/domain/game/model/entities';
import { scoreTeam } from '@rugby/domain/game/scoring/scoreTeam';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { extraPointsIn } from './extraPointsIn.ts';
import { fromLineupColumn } from '../db/lineupColumn.ts';
import { kickOffsOfRound, pointsAtKickOff } from './kickOffRanks.ts';
import { moveTotals, type PointsChange, refreshRanks } from './moveTotals.ts';
import { type InTransaction, scoreInChunks } from './scoreInChunks.ts';

/** How long ranks may stay behind the totals during a pass, in milliseconds. */
const RANKS_BEHIND_MS = 500;

/**
 * Recomputes the points of every team in a round from the stored records and the team's boosters, ranks the teams that changed again, and
 * returns how many they are. It computes from the lineups each time, so a repeat changes nothing. The stat records must not change meanwhile.
 *
 * Each chunk of teams has a transaction of its own: a user who saves a team waits for one chunk at most. During the pass the ranks follow the totals
 * within half a second, at its end they are exact. All `lanes` work at once.
 */
export async function scoreTeams(
  lanes: readonly [InTransaction, ...InTransaction[]],
  edition: Edition,
  roundId: number,
): Promise<number> {
  const [inTransaction] = lanes;
  const points = await inTransaction((tx) => pointsOfPlayers(tx, edition, roundId));
  let changed = 0;
  let rankedAt = performance.now();
  const scoreSome = async (tx: Transaction<Database>, teams: readonly RoundTeam[]) => {
    const moved = await findMoved(tx, edition, roundId, { teams, points });
    if (moved.length === 0) return;
    await write(tx, roundId, moved);
    await moveTotals(tx, edition.id, roundId, moved);
    changed += moved.length;
    if (performance.now() - rankedAt < RANKS_BEHIND_MS) return;
    await refreshRanks(tx, edition.id, roundId);
    rankedAt = performance.now();
  };
  await scoreInChunks(lanes, (tx, after, size) => takeTeams(tx, edition, roundId, { after, size }), scoreSome);
  // Also after a pass that finds nothing to change: the one before may have been interrupted.
  await inTransaction((tx) => refreshRanks(tx, edition.id, roundId));
  return changed;
}

/** What the points of a team in a round follow from, and its points so far. */
interface RoundTeam {
  readonly teamId: number;
  readonly lineup: string;
  readonly captainId: number | null;
  readonly boosters: readonly Booster[];
  readonly points: number;
}

/** Locks and reads the next teams. A save in progress changes its lineup first, one that comes later finds the new points. */
async function takeTeams(
  tx: Transaction<Database>,
  edition: Edition,
  roundId: number,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<readonly RoundTeam[]> {
  await sql`select set_config('statement_timeout', '10min', true), set_config('synchronous_commit', 'off', true)`.execute(tx);
  return (
    tx
      .selectFrom('teamRounds')
      .select(['teamId', 'captainId', 'boosters', 'points'])
      // As text: the driver takes longer to read an array than all else here does.
      .select(sql<string>`array_to_string(lineup, ',')`.as('lineup'))
      .where('edition', '=', edition.id)
      .where('roundId', '=', roundId)
      .where('teamId', '>', after)
      .orderBy('teamId')
      .limit(size)
      .forUpdate()
      .execute()
  );
}

/** The teams whose points have changed. */
async function findMoved(
  tx: Transaction<Database>,
  edition: Edition,
  roundId: number,
  { teams, points }: { readonly teams: readonly RoundTeam[]; readonly points: ReadonlyMap<number, number> },
): Promise<readonly PointsChange[]> {
  const applied = teams.flatMap(({ boosters }) => boosters);
  const extraOf = await extraPointsIn(tx, edition, roundId, applied);
  const pointsOf = (playerId: number) => points.get(playerId);
  return teams.flatMap(({ teamId, lineup, captainId, boosters, points: before }) => {
    const selection = { lineup: fromLineupColumn(lineup.split(',').map(Number)), captainId };
    const { points: now } = scoreTeam(selection, boosters, { pointsOf, extraOf });
    return before === now ? [] : [{ teamId, points: now, change: now - before }];
  });
}

async function pointsOfPlayers(
  tx: Transaction<Database>,
  { id }: Edition,
  roundId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('statRecords')
    .select(({ fn }) => ['playerId', fn.sum<string>('points').as('points')])
    .where('edition', '=', id)
    .where('roundId', '=', roundId)
    .groupBy('playerId')
    .execute();
  return new Map(rows.map(({ playerId, points }) => [playerId, Number(points)]));
}

async function write(tx: Transaction<Database>, roundId: number, moved: readonly PointsChange[]): Promise<void> {
  await sql`
    update team_rounds set points = total.points, kick_offs = ${kickOffsOfRound}, points_at_kick_off = ${pointsAtKickOff}
    from unnest(${moved.map(({ teamId }) => teamId)}::int[], ${moved.map(({ points }) => points)}::int[]) as total (team_id, points)
    where team_rounds.team_id = total.team_id and team_rounds.round_id = ${roundId}
  `.execute(tx);
}
