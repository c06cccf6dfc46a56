import type { Edition } from '@rugby/domain/editions';
import { z } from '@rugby/domain/contract/schema';
import { scoreTeam } from '@rugby/domain/game/scoring/scoreTeam';
import { sql, type Transaction } from 'kysely';
import { fromLineupColumn } from '../db/lineupColumn.ts';
import { readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { findChangedPlayers, type PlayerScores, readPlayerScores, roundScoresOf, storeScoredPlayers } from './playerScores.ts';
import { refreshRanks } from './refreshRanks.ts';
import { type Lanes, workInBlocks } from './workInBlocks.ts';
import { storePoints } from './storePoints.ts';
import { idsOfBlock, lockBlock } from './teamBlocks.ts';

/** How long ranks may stay behind the totals during a pass, in milliseconds. */
const RANKS_BEHIND_MS = 500;

/** With so many changed players, finding their teams takes the database longer than all teams take to be computed. */
const FEW_PLAYERS = 20;

/** Up to one team in so many of a block, it takes less to read their figures and the lists of their levels than all figures of the block. */
const FEW_TEAMS_IN = 5;

/**
 * Recomputes the points of the teams in a round from the stored records and the team's boosters, updates the ranks, and returns the number of
 * teams whose points changed: of the teams with a player whose score has changed since the last complete pass. It computes from the lineups each
 * time, so a pass that was interrupted may be repeated. The stat records must not change meanwhile.
 *
 * Each block of teams has a transaction of its own: a user who saves a team waits for one block at most. During the pass the ranks follow the totals
 * within half a second, at its end they are exact. All `lanes` work at once.
 */
export async function scoreTeams(lanes: Lanes, edition: Edition, roundId: number): Promise<number> {
  const [first] = lanes;
  const scores = await first((tx) => readPlayerScores(tx, edition, roundId));
  const players = await first((tx) => findChangedPlayers(tx, edition, roundId, scores));
  const blocks = players.length === 0 ? [] : await first((tx) => readBlocks(tx, edition, roundId));
  let changed = 0;
  let rankedAt = performance.now();
  await workInBlocks(lanes, blocks, async (inTransaction, block) => {
    const moved = await inTransaction((tx) => scoreBlock(tx, edition, roundId, { ...block, scores, players }));
    changed += moved;
    if (moved === 0 || performance.now() - rankedAt < RANKS_BEHIND_MS) return;
    rankedAt = performance.now();
    await inTransaction((tx) => refreshRanks(tx, edition.id, roundId));
  });
  // Also after a pass that finds nothing to change: the one before may have been interrupted.
  await first(async (tx) => {
    await refreshRanks(tx, edition.id, roundId);
    await storeScoredPlayers(tx, edition, roundId, { scores, changed: players });
  });
  return changed;
}

/** A block and how many of its teams play a round. */
type PlayingBlock = z.output<typeof blockSchema>;

const blockSchema = z.object({ block: z.int(), teams: z.int() });

/** The blocks with teams that play a round. */
async function readBlocks(tx: Transaction<Database>, { id }: Edition, roundId: number): Promise<readonly PlayingBlock[]> {
  const statement = sql`
    select block, sum(cardinality(team_ids))::int as teams from level_teams
    where edition = ${id} and round_id = ${roundId} and statistic = 'roundPoints' group by block order by block
  `;
  return readRows(tx, statement, blockSchema);
}

/** What a pass knows when it scores a block: `players` are those whose scores have changed. */
interface BlockToScore extends PlayingBlock {
  readonly scores: PlayerScores;
  readonly players: readonly number[];
}

/**
 * Scores the teams of a block and returns how many have other points. A save in progress changes its lineup first, one that comes later finds the
 * new points.
 */
async function scoreBlock(tx: Transaction<Database>, edition: Edition, roundId: number, toScore: BlockToScore): Promise<number> {
  await lockBlock(tx, toScore.block);
  const points = await countPoints(tx, edition, roundId, toScore);
  return storePoints(tx, edition.id, { roundId, points, areMany: points.size * FEW_TEAMS_IN > toScore.teams });
}

/** The points in a round of the teams of a block, by their ids: of all or, for few changed players, of those that have one of them. */
async function countPoints(
  tx: Transaction<Database>,
  edition: Edition,
  roundId: number,
  { block, scores, players }: BlockToScore,
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
    .$if(players.length <= FEW_PLAYERS, (query) => query.where(sql<boolean>`lineup && ${players}::int[]`))
    .execute();
  const roundScores = roundScoresOf(scores);
  return new Map(
    teams.map(({ teamId, lineup, captainId, boosters }) => {
      const selection = { lineup: fromLineupColumn(lineup), captainId };
      return [teamId, scoreTeam(selection, boosters, roundScores).points] as const;
    }),
  );
}
