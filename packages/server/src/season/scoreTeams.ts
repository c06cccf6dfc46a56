import type { EditionId } from '@rugby/domain/editions';
import { scoreTeam } from '@rugby/domain/game/scoreTeam';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { fromColumns } from '../teams/slotColumns.ts';

const BATCH = 20_000;

/**
 * Brings the points of every team that plays a round up to date with the stored records and answers how many teams changed. It always
 * counts anew from the lineups, so that a repeat changes nothing. Reads and writes in batches: memory does not grow with the teams.
 */
export async function scoreTeams(tx: Transaction<Database>, edition: EditionId, roundId: number): Promise<number> {
  const points = await pointsOfPlayers(tx, edition, roundId);
  let changed = 0;
  for (let after = 0, size = BATCH; size === BATCH;) {
    const teams = await tx
      .selectFrom('teamRounds')
      .select(['teamId', 'lineup', 'captainId', 'points'])
      .where('edition', '=', edition)
      .where('roundId', '=', roundId)
      .where('teamId', '>', after)
      .orderBy('teamId')
      .limit(BATCH)
      .execute();
    const totals = teams.map(({ teamId, lineup, captainId, points: before }) => ({
      teamId,
      before,
      points: scoreTeam({ lineup: fromColumns(lineup), captainId }, [], {
        pointsOf: (playerId) => points.get(playerId),
        extraOf: () => 0,
      }).points,
    }));
    changed += await write(
      tx,
      roundId,
      totals.filter(({ before, points }) => before !== points),
    );
    size = teams.length;
    after = teams.at(-1)?.teamId ?? after;
  }
  return changed;
}

async function pointsOfPlayers(
  tx: Transaction<Database>,
  edition: EditionId,
  roundId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('statRecords')
    .select(({ fn }) => ['playerId', fn.sum<string>('points').as('points')])
    .where('edition', '=', edition)
    .where('roundId', '=', roundId)
    .groupBy('playerId')
    .execute();
  return new Map(rows.map(({ playerId, points }) => [playerId, Number(points)]));
}

async function write(
  tx: Transaction<Database>,
  roundId: number,
  totals: readonly { readonly teamId: number; readonly points: number }[],
): Promise<number> {
  if (totals.length === 0) return 0;
  await sql`
    update team_rounds set points = total.points
    from unnest(${totals.map(({ teamId }) => teamId)}::int[], ${totals.map(({ points }) => points)}::int[]) as total (team_id, points)
    where team_rounds.team_id = total.team_id and team_rounds.round_id = ${roundId}
  `.execute(tx);
  return totals.length;
}
