import type { Gamebar } from '@rugby/domain/contract/gamebar';
import { z } from '@rugby/domain/contract/schema';
import { arePointsProvisional } from '@rugby/domain/game/season/countdown';
import type { Round } from '@rugby/domain/game/model/entities';
import { currentRound } from '@rugby/domain/game/season/rounds';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { type Kysely, sql } from 'kysely';
import { readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import type { TeamRow } from './teamRows.ts';

const emptyGamebar: Gamebar = { roundPoints: null, totalPoints: null, rank: null, roundRank: null, isProvisional: null };

/**
 * Reads the figures of a team for a round, by default the current one; all null without a team. Teams with equal points share a
 * rank. [G-344]
 */
export async function readGamebar(
  db: Kysely<Database>,
  team: TeamRow | undefined,
  world: GameWorld,
  round = currentRound(world.rounds),
): Promise<Gamebar> {
  if (team === undefined || round === undefined) return emptyGamebar;
  const played = await db
    .selectFrom('teamRounds')
    .select('points')
    .where('teamId', '=', team.id)
    .where('roundId', '=', round.id)
    .executeTakeFirst();
  const { total, rank } = await readOverall(db, team);
  return {
    roundPoints: played?.points ?? null,
    totalPoints: total,
    rank,
    roundRank: played === undefined ? null : await rankInRound(db, team, round, played.points),
    isProvisional: played === undefined ? null : arePointsProvisional(round, world.now),
  };
}

async function rankInRound(db: Kysely<Database>, { edition }: TeamRow, { id }: Round, points: number): Promise<number> {
  const { ahead } = await db
    .selectFrom('teamRounds')
    .select(({ fn }) => fn.countAll<string>().as('ahead'))
    .where('edition', '=', edition)
    .where('roundId', '=', id)
    .where('points', '>', points)
    .executeTakeFirstOrThrow();
  return Number(ahead) + 1;
}

async function readOverall(
  db: Kysely<Database>,
  { id, edition }: TeamRow,
): Promise<{ readonly total: number | null; readonly rank: number | null }> {
  const statement = sql`
    with totals as (select team_id, sum(points)::int as total from team_rounds where edition = ${edition} group by team_id)
    select own.total, 1 + (select count(*)::int from totals where totals.total > own.total) as rank
    from totals as own where own.team_id = ${id}
  `;
  const [row] = await readRows(db, statement, z.object({ total: z.int(), rank: z.int() }));
  return row ?? { total: null, rank: null };
}
