import type { Edition } from '@rugby/domain/editions';
import { scoreTeam } from '@rugby/domain/game/scoring/scoreTeam';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { extraPointsIn } from './extraPointsIn.ts';
import { fromLineupColumn } from '../db/lineupColumn.ts';
import { kickOffsOfRound, pointsAtKickOff } from './kickOffRanks.ts';
import { moveTotals, refreshRanks } from './moveTotals.ts';

/** How long users may wait for a team that is being scored, in milliseconds, on a machine that is not busy. */
const HOLD_MS = 100;

const FIRST_CHUNK = 1000;
const SMALLEST_CHUNK = 200;
const LARGEST_CHUNK = 10_000;

/** Runs some work in a transaction. */
export type InTransaction = <Done>(work: (tx: Transaction<Database>) => Promise<Done>) => Promise<Done>;

/**
 * Recomputes the points of every team in a round from the stored records and the team's boosters, ranks the teams that changed again, and
 * returns how many they are. It computes from the lineups each time, so a repeat changes nothing. The stat records must not change meanwhile.
 *
 * Each chunk of teams has a transaction of its own, and its size follows from the time that the one before took: a user who saves a team waits for one
 * chunk at most. After each chunk the ranks are those of the totals.
 */
export async function scoreTeams(inTransaction: InTransaction, edition: Edition, roundId: number): Promise<number> {
  const points = await inTransaction((tx) => pointsOfPlayers(tx, edition, roundId));
  let changed = 0;
  let size = FIRST_CHUNK;
  for (let after = 0; ;) {
    const begun = performance.now();
    const chunk = { after, size };
    const scored = await inTransaction((tx) => scoreChunk(tx, edition, roundId, { ...chunk, points }));
    changed += scored.changed;
    if (scored.last === undefined) return changed;
    after = scored.last;
    const suitable = Math.round((size * HOLD_MS) / (performance.now() - begun));
    size = Math.min(Math.max(suitable, SMALLEST_CHUNK), 2 * size, LARGEST_CHUNK);
  }
}

interface Chunk {
  /** Id of the last team that has been scored. */
  readonly after: number;
  readonly size: number;
  readonly points: ReadonlyMap<number, number>;
}

/** Scores the next teams: how many of them changed, and the id of the last one; undefined when there are none. */
async function scoreChunk(tx: Transaction<Database>, edition: Edition, roundId: number, { after, size, points }: Chunk) {
  await sql`set local statement_timeout = '10min'`.execute(tx);
  // A save in progress changes its lineup first, one that comes later finds the new points.
  const teams = await tx
    .selectFrom('teamRounds')
    .select(['teamId', 'lineup', 'captainId', 'boosters', 'points'])
    .where('edition', '=', edition.id)
    .where('roundId', '=', roundId)
    .where('teamId', '>', after)
    .orderBy('teamId')
    .limit(size)
    .forUpdate()
    .execute();
  const applied = teams.flatMap(({ boosters }) => boosters);
  const extraOf = await extraPointsIn(tx, edition, roundId, applied);
  const pointsOf = (playerId: number) => points.get(playerId);
  const moved = teams.flatMap(({ teamId, lineup, captainId, boosters, points: before }) => {
    const selection = { lineup: fromLineupColumn(lineup), captainId };
    const { points: now } = scoreTeam(selection, boosters, { pointsOf, extraOf });
    return before === now ? [] : [{ teamId, points: now, change: now - before }];
  });
  if (moved.length > 0) {
    await write(tx, roundId, moved);
    await moveTotals(tx, edition.id, roundId, moved);
    await refreshRanks(tx, edition.id, roundId);
  }
  return { changed: moved.length, last: teams.at(-1)?.teamId };
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
  await sql`
    update team_rounds set points = total.points, kick_offs = ${kickOffsOfRound}, points_at_kick_off = ${pointsAtKickOff}
    from unnest(${totals.map(({ teamId }) => teamId)}::int[], ${totals.map(({ points }) => points)}::int[]) as total (team_id, points)
    where team_rounds.team_id = total.team_id and team_rounds.round_id = ${roundId}
  `.execute(tx);
}
