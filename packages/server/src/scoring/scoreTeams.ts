import type { Edition } from '@rugby/domain/editions';
import { z } from '@rugby/domain/contract/schema';
import { scoreTeam } from '@rugby/domain/game/scoring/scoreTeam';
import { sql, type Transaction } from 'kysely';
import { fromLineupColumn } from '../db/lineupColumn.ts';
import { readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { extraPointsIn } from './extraPointsIn.ts';
import { refreshRanks } from './refreshRanks.ts';
import { readFigures } from './roundFigures.ts';
import { type Lanes, workInBlocks } from './workInBlocks.ts';
import { storePoints } from './storePoints.ts';
import { idsOfBlock, lockBlock } from './teamBlocks.ts';

/** How long ranks may stay behind the totals during a pass, in milliseconds. */
const RANKS_BEHIND_MS = 500;

/**
 * Recomputes the points of every team in a round from the stored records and the team's boosters, updates the ranks, and returns the number of
 * teams whose points changed. It computes from the lineups each time, so a repeat changes nothing. The stat records must not change meanwhile.
 *
 * Each block of teams has a transaction of its own: a user who saves a team waits for one block at most. During the pass the ranks follow the totals
 * within half a second, at its end they are exact. All `lanes` work at once.
 */
export async function scoreTeams(lanes: Lanes, edition: Edition, roundId: number): Promise<number> {
  const [first] = lanes;
  const pointsOf = await first((tx) => pointsOfPlayers(tx, edition, roundId));
  const blocks = await first((tx) => readBlocks(tx, edition, roundId));
  let changed = 0;
  let rankedAt = performance.now();
  await workInBlocks(lanes, blocks, async (inTransaction, block) => {
    const moved = await inTransaction((tx) => scoreBlock(tx, edition, roundId, { block, pointsOf }));
    changed += moved;
    if (moved === 0 || performance.now() - rankedAt < RANKS_BEHIND_MS) return;
    rankedAt = performance.now();
    await inTransaction((tx) => refreshRanks(tx, edition.id, roundId));
  });
  // Also after a pass that finds nothing to change: the one before may have been interrupted.
  await first((tx) => refreshRanks(tx, edition.id, roundId));
  return changed;
}

/** The blocks with teams that play a round. */
async function readBlocks(tx: Transaction<Database>, { id }: Edition, roundId: number): Promise<readonly number[]> {
  const statement = sql`
    select distinct block from level_teams where edition = ${id} and round_id = ${roundId} and statistic = 'roundPoints' order by block
  `;
  return (await readRows(tx, statement, z.object({ block: z.int() }))).map(({ block }) => block);
}

/**
 * Scores the teams of a block and returns how many have other points. A save in progress changes its lineup first, one that comes later finds the
 * new points.
 */
async function scoreBlock(
  tx: Transaction<Database>,
  edition: Edition,
  roundId: number,
  { block, pointsOf }: { readonly block: number; readonly pointsOf: ReadonlyMap<number, number> },
): Promise<number> {
  await lockBlock(tx, block);
  const points = await countPoints(tx, edition, roundId, { block, pointsOf });
  return storePoints(tx, edition.id, await readFigures(tx, edition.id, roundId, block), points);
}

/** The points of each team of a block in a round, by their ids. */
async function countPoints(
  tx: Transaction<Database>,
  edition: Edition,
  roundId: number,
  { block, pointsOf }: { readonly block: number; readonly pointsOf: ReadonlyMap<number, number> },
): Promise<ReadonlyMap<number, number>> {
  const { from, to } = idsOfBlock(block);
  const teams = await tx
    .selectFrom('teamRounds')
    .select(['teamId', 'captainId', 'boosters'])
    // As JSON: the driver takes longer to read an array than all else here does.
    .select(sql<number[]>`to_json(lineup)`.as('lineup'))
    .where('edition', '=', edition.id)
    .where('roundId', '=', roundId)
    .where('teamId', '>=', from)
    .where('teamId', '<', to)
    .execute();
  const applied = teams.flatMap(({ boosters }) => boosters);
  const scores = { pointsOf: (id: number) => pointsOf.get(id), extraOf: await extraPointsIn(tx, edition, roundId, applied) };
  return new Map(
    teams.map(({ teamId, lineup, captainId, boosters }) => {
      const selection = { lineup: fromLineupColumn(lineup), captainId };
      return [teamId, scoreTeam(selection, boosters, scores).points] as const;
    }),
  );
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
