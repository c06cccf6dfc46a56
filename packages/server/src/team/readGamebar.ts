import type { Gamebar } from '@rugby/domain/contract/gamebar';
import { z } from '@rugby/domain/contract/schema';
import { arePointsProvisional } from '@rugby/domain/game/season/countdown';
import type { Round } from '@rugby/domain/game/model/entities';
import { currentRound } from '@rugby/domain/game/season/rounds';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { type Kysely, sql } from 'kysely';
import { readRow, readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import type { TeamRow } from './teamRows.ts';

const emptyGamebar: Gamebar = {
  roundPoints: null,
  totalPoints: null,
  rank: null,
  roundRank: null,
  isProvisional: null,
  roundAverage: null,
  roundHighest: null,
  rankAfterRound: null,
  placesWon: null,
  rounds: [],
};

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
  const rounds = await db
    .selectFrom('teamRounds')
    .select(['roundId', 'points'])
    .where('teamId', '=', team.id)
    .orderBy('roundId')
    .execute();
  const played = rounds.find(({ roundId }) => roundId === round.id);
  const ofRound = played && {
    isProvisional: arePointsProvisional(round, world.now),
    ...(await readRound(db, team, round, played.points)),
  };
  return {
    ...emptyGamebar,
    ...(await readOverall(db, team, round, world.rounds)),
    ...(played === undefined ? { rankAfterRound: null, placesWon: null } : { roundPoints: played.points, ...ofRound }),
    rounds,
  };
}

const figuresOfRound = z.object({ roundRank: z.int(), roundAverage: z.number(), roundHighest: z.int() });

/** What all teams made of the round, and the place of these points among them. */
function readRound(db: Kysely<Database>, { edition }: TeamRow, { id }: Round, points: number) {
  const statement = sql`
    select 1 + count(*) filter (where points > ${points})::int as "roundRank", round(avg(points), 1)::float as "roundAverage",
      max(points) as "roundHighest"
    from team_rounds where edition = ${edition} and round_id = ${id}
  `;
  return readRow(db, statement, figuresOfRound);
}

const figuresOverall = z.object({
  totalPoints: z.int(),
  rank: z.int(),
  rankAfterRound: z.nullable(z.int()),
  placesWon: z.nullable(z.int()),
});

/** The team among all teams: now, and what the round made of its place. */
async function readOverall(db: Kysely<Database>, { id, edition }: TeamRow, round: Round, rounds: readonly Round[]) {
  const until = rounds.filter(({ roundNumber }) => roundNumber <= round.roundNumber).map((played) => played.id);
  const before = until.filter((played) => played !== round.id);
  const statement = sql`
    with totals as (
      select team_id, sum(points)::int as total, sum(points) filter (where round_id = any(${until})) as after,
        sum(points) filter (where round_id = any(${before})) as before
      from team_rounds where edition = ${edition} group by team_id
    )
    select own.total as "totalPoints", 1 + count(*) filter (where totals.total > own.total)::int as rank,
      case when own.after is not null then 1 + count(*) filter (where totals.after > own.after)::int end as "rankAfterRound",
      case when own.before is not null then
        (count(*) filter (where totals.before > own.before) - count(*) filter (where totals.after > own.after))::int
      end as "placesWon"
    from totals as own, totals where own.team_id = ${id} group by own.team_id, own.total, own.before, own.after
  `;
  const [row] = await readRows(db, statement, figuresOverall);
  return row;
}
