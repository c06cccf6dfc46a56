import type { Gamebar } from '@rugby/domain/contract/gamebar';
import { z } from '@rugby/domain/contract/schema';
import { arePointsProvisional } from '@rugby/domain/game/season/countdown';
import type { Round } from '@rugby/domain/game/model/entities';
import { placesWon } from '@rugby/domain/game/rankings/rankTeams';
import { currentRound } from '@rugby/domain/game/season/rounds';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { type Kysely, type NotNull, sql } from 'kysely';
import { readRow, readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { levelAt, rankAt } from '../scoring/levelAt.ts';
import { isBeingScored } from '../scoring/scorePendingRounds.ts';
import type { TeamRow } from './teamRows.ts';

const emptyGamebar: Gamebar = {
  roundPoints: null,
  totalPoints: null,
  rank: null,
  roundRank: null,
  isProvisional: null,
  roundTeams: null,
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
    .selectFrom('teamTotals')
    .innerJoin('rounds', (join) =>
      join.onRef('rounds.edition', '=', 'teamTotals.edition').onRef('rounds.id', '=', 'teamTotals.roundId'),
    )
    .select(['roundId', 'points'])
    .where('teamId', '=', team.id)
    .where('points', 'is not', null)
    .orderBy('roundNumber')
    .$narrowType<{ points: NotNull }>()
    .execute();
  const played = rounds.find(({ roundId }) => roundId === round.id);
  const ofRound = played && (await readRound(db, team, round, played.points, world));
  return {
    ...emptyGamebar,
    ...(await readOverall(db, team, round)),
    ...(played === undefined ? { rankAfterRound: null, placesWon: null } : { roundPoints: played.points, ...ofRound }),
    rounds,
  };
}

const figuresOfRound = z.object({
  roundRank: z.int(),
  roundTeams: z.int(),
  roundAverage: z.number(),
  roundHighest: z.int(),
  isScoring: z.boolean(),
});

/** What all teams made of the round, and the place of these points among them. */
async function readRound(db: Kysely<Database>, { edition }: TeamRow, round: Round, points: number, { now }: GameWorld) {
  const statement = sql`
    with levels as (select * from ranking_levels where edition = ${edition} and round_id = ${round.id} and statistic = 'roundPoints')
    select 1 + coalesce(sum(teams) filter (where points > ${points}), 0)::int as "roundRank", max(points) as "roundHighest",
      sum(teams)::int as "roundTeams",
      round(sum(points::bigint * teams) / sum(teams), 1)::float as "roundAverage", ${isBeingScored(edition)} as "isScoring"
    from levels
  `;
  const { isScoring: arePartlyScored, ...figures } = await readRow(db, statement, figuresOfRound);
  return { ...figures, isProvisional: arePartlyScored || arePointsProvisional(round, now) };
}

const placeSchema = z.object({ roundId: z.int(), totalPoints: z.int(), rank: z.int() });

/** The team among all teams: now, and what the round made of its place. */
async function readOverall(db: Kysely<Database>, { id }: TeamRow, round: Round) {
  const statement = sql`
    select team_totals.round_id, total_points, ${rankAt('level')} as rank from team_totals
    join rounds on rounds.edition = team_totals.edition and rounds.id = team_totals.round_id
    left join lateral ${levelAt(sql`team_totals.edition`, sql`team_totals.round_id`, 'overallPoints', sql`total_points`)} as level on true
    where team_id = ${id} order by round_number
  `;
  const places = await readRows(db, statement, placeSchema);
  const last = places.at(-1);
  const index = places.findIndex(({ roundId }) => roundId === round.id);
  const rankAfterRound = places[index]?.rank ?? null;
  return {
    totalPoints: last?.totalPoints ?? null,
    rank: last?.rank ?? null,
    rankAfterRound,
    placesWon: placesWon(places[index - 1]?.rank ?? null, rankAfterRound),
  };
}
