import type { Edition } from '@rugby/domain/editions';
import { scoreTeam } from '@rugby/domain/game/scoring/scoreTeam';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { extraPointsIn } from './extraPointsIn.ts';
import { fromLineupColumn } from '../db/lineupColumn.ts';
import { kickOffsOfRound, pointsAtKickOff, recountKickOffRanks, storeKickOffRanks } from './kickOffRanks.ts';
import { moveTotals, refreshRanks } from './moveTotals.ts';

const BATCH = 20_000;

/**
 * Recomputes the points of every team in a round from the stored records and the team's boosters, ranks the teams that changed again, and
 * returns how many they are. It computes from the lineups each time, so a repeat changes nothing. Reads and writes in batches, so that memory does
 * not grow with the number of teams.
 */
export async function scoreTeams(tx: Transaction<Database>, edition: Edition, roundId: number): Promise<number> {
  const points = await pointsOfPlayers(tx, edition, roundId);
  const pointsOf = (playerId: number) => points.get(playerId);
  await storeKickOffRanks(tx, edition.id);
  let changed = 0;
  for (let after = 0, size = BATCH; size === BATCH;) {
    const teams = await tx
      .selectFrom('teamRounds')
      .select(['teamId', 'lineup', 'captainId', 'boosters', 'points'])
      .where('edition', '=', edition.id)
      .where('roundId', '=', roundId)
      .where('teamId', '>', after)
      .orderBy('teamId')
      .limit(BATCH)
      .execute();
    const applied = teams.flatMap(({ boosters }) => boosters);
    const extraOf = await extraPointsIn(tx, edition, roundId, applied);
    const totals = teams.map(({ teamId, lineup, captainId, boosters, points: before }) => {
      const selection = { lineup: fromLineupColumn(lineup), captainId };
      return { teamId, before, points: scoreTeam(selection, boosters, { pointsOf, extraOf }).points };
    });
    const moved = totals.flatMap(({ teamId, before, points: now }) =>
      before === now ? [] : [{ teamId, points: now, change: now - before }],
    );
    await write(tx, roundId, moved);
    await moveTotals(tx, edition.id, roundId, moved);
    changed += moved.length;
    size = teams.length;
    after = teams.at(-1)?.teamId ?? after;
  }
  if (changed > 0) {
    await refreshRanks(tx, edition.id, roundId);
    if (!(await isPlaying(tx, edition, roundId))) await recountKickOffRanks(tx, edition.id);
  }
  return changed;
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

async function write(
  tx: Transaction<Database>,
  roundId: number,
  totals: readonly { readonly teamId: number; readonly points: number }[],
): Promise<void> {
  if (totals.length === 0) return;
  await sql`
    update team_rounds set points = total.points, kick_offs = ${kickOffsOfRound}, points_at_kick_off = ${pointsAtKickOff}
    from unnest(${totals.map(({ teamId }) => teamId)}::int[], ${totals.map(({ points }) => points)}::int[]) as total (team_id, points)
    where team_rounds.team_id = total.team_id and team_rounds.round_id = ${roundId}
  `.execute(tx);
}

async function isPlaying(tx: Transaction<Database>, { id }: Edition, roundId: number): Promise<boolean> {
  const round = await tx
    .selectFrom('rounds')
    .select('status')
    .where('edition', '=', id)
    .where('id', '=', roundId)
    .executeTakeFirst();
  return round?.status === 'playing';
}
