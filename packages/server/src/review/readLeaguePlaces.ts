import { z } from '@rugby/domain/contract/schema';
import type { PlacedRound } from '@rugby/domain/game/model/playedRound';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readRow, readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { changesAfter, hasStoredRanks, leagueLevelAt, leagueLevelsAfter, leagueRankAt } from '../scoring/leagueChanges.ts';
import { baseOf, figuresAfter, membersOf, type RankedLeague, rankingAfter } from '../scoring/leagueFigures.ts';
import { MOST_RANKED_BY_REQUEST } from '../scoring/storeLeagueRanks.ts';
import type { TeamRow } from '../team/teamRows.ts';
import { roundPlaceSchema } from './roundPlaceSchema.ts';

/**
 * Reads how a team did in a league in each round after which it has a rank there, oldest first: from the stored ranks of a large league, otherwise by
 * ranking its members after each round. Empty for a large league whose ranks are not stored.
 */
export async function readLeaguePlaces(
  db: Kysely<Database>,
  { id: teamId, edition }: TeamRow,
  league: RankedLeague,
): Promise<readonly PlacedRound[]> {
  const stored = await readRows(db, storedPlaces(teamId, edition, league), roundPlaceSchema);
  if (stored.length > 0) return stored;
  const size = sql`select num_teams from leagues where id = ${league.id}`;
  const { numTeams } = await readRow(db, size, z.object({ numTeams: z.int() }));
  return numTeams > MOST_RANKED_BY_REQUEST ? [] : readRows(db, rankedPlaces(teamId, edition, league), roundPlaceSchema);
}

function rankedPlaces(teamId: number, edition: TeamRow['edition'], league: RankedLeague): RawBuilder<unknown> {
  return sql`
    with members as (${membersOf(league, edition)}),
    base as (${baseOf(league, edition)})
    select begun.id as round_id, place.*
    from rounds as begun
    cross join lateral (
      select max(rank) filter (where team_id = ${teamId}) as rank, count(*)::int as num_teams, round(avg(points), 1)::float as average,
        max(points) as highest
      from (${rankingAfter(sql<number>`begun.id`, 'overallPoints')}) as ranked
    ) as place
    where begun.edition = ${edition} and begun.status <> 'scheduled' and place.rank is not null
    order by begun.round_number
  `;
}

function storedPlaces(teamId: number, edition: TeamRow['edition'], league: RankedLeague): RawBuilder<unknown> {
  const [round, figure] = [sql<number>`begun.id`, sql`own.figure`];
  const changes = sql`(${changesAfter(league.id, round, 'overallPoints')})`;
  return sql`
    with members as (select ${teamId}::int as team_id),
    base as (${baseOf(league, edition)})
    select begun.id as round_id, ${leagueRankAt('level', figure, changes)} as rank, season.num_teams, scores.average, scores.highest
    from rounds as begun
    cross join lateral (${figuresAfter(round, 'overallPoints')}) as own
    left join lateral ${leagueLevelAt(league.id, round, 'overallPoints', figure)} as level on true
    cross join lateral (
      select sum(teams)::int as num_teams from (${leagueLevelsAfter(league.id, round, 'overallPoints')}) as levels
    ) as season
    cross join lateral (
      select round(sum(points::bigint * teams) / sum(teams), 1)::float as average, max(points) as highest
      from (${leagueLevelsAfter(league.id, round, 'roundPoints')}) as levels
    ) as scores
    where begun.edition = ${edition} and begun.status <> 'scheduled' and ${hasStoredRanks(league.id, round)}
    order by begun.round_number
  `;
}
