import type { EditionId } from '@rugby/domain/editions';
import { leagueClasses } from '@rugby/domain/game/model/league';
import type { RankingStatistic } from '@rugby/domain/game/model/rankingStatistics';
import { z } from '@rugby/domain/contract/schema';
import { type RawBuilder, sql } from 'kysely';
import { averageTenths } from './averageTenths.ts';

export const rankedLeagueSchema = z.object({
  id: z.int(),
  class: z.enum(leagueClasses),
  subjectId: z.int(),
  /** Null in a league that counts from the first round. */
  startRoundId: z.nullable(z.int()),
});

/** What decides who is ranked in a league, and from which round on. */
export type RankedLeague = z.output<typeof rankedLeagueSchema>;

/** SQL: the ids of the teams of the members, as `team_id`. It ends with conditions on `teams`, to which others can be added. */
export function membersOf({ id, class: kind, subjectId }: RankedLeague, edition: EditionId): RawBuilder<unknown> {
  const teams = sql`select teams.id as team_id from teams`;
  switch (kind) {
    case 'regular':
      return sql`${teams} join league_members on league_members.league_id = ${id} and league_members.user_id = teams.user_id
        where teams.edition = ${edition}`;
    case 'overall':
      return sql`${teams} where teams.edition = ${edition}`;
    case 'country':
      return sql`${teams} join users on users.id = teams.user_id
        where teams.edition = ${edition} and users.country_of_residence_id = ${subjectId}`;
    case 'squad':
      return sql`${teams} join users on users.id = teams.user_id
        where teams.edition = ${edition} and (users.supported_squads ->> ${edition})::int = ${subjectId}`;
  }
}

/** SQL: id and number of the round before the start round of a league; none for a league that counts from the first round. */
export function baseOf({ startRoundId }: RankedLeague, edition: EditionId): RawBuilder<unknown> {
  return sql`
    select before.id, before.round_number from rounds as start
    join rounds as before on before.edition = start.edition and before.round_number < start.round_number
    where start.edition = ${edition} and start.id = ${startRoundId} order by before.round_number desc limit 1
  `;
}

/**
 * SQL: the figures of the teams of `members` after a round, counted from the round after `base` without the points deducted, and as
 * `figure` the one by which they are ranked. A team that has not played since then has none, and no team has any after a round before the start
 * round. The round is an id, or SQL for one.
 */
export function figuresAfter(
  roundId: number | null | RawBuilder<number>,
  statistic: RankingStatistic,
  deducted: RawBuilder<number> = sql<number>`0`,
): RawBuilder<unknown> {
  const total = sql`(now.total_points - coalesce(until.total_points, 0) - ${deducted})`;
  const rounds = sql`(now.rounds_played - coalesce(until.rounds_played, 0))`;
  const figure = { overallPoints: sql`overall_points`, averagePoints: sql`average_tenths`, roundPoints: sql`points` }[statistic];
  return sql`
    select * from (
      select *, ${figure} as figure from (
        select members.team_id, ${total} as overall_points, ${averageTenths(total, rounds)} as average_tenths,
          now.points - ${deducted} as points,
          coalesce(now.points, 0) as round_points
        from members
        join team_totals as now on now.team_id = members.team_id and now.round_id = ${roundId}
        left join team_totals as until on until.team_id = members.team_id and until.round_id = (select id from base)
        join rounds as begun on begun.edition = now.edition and begun.id = now.round_id
        where ${rounds} > 0 and begun.round_number > coalesce((select round_number from base), 0)
      ) as figures
    ) as figures where figure is not null
  `;
}

/** SQL: the same with the ranks of the teams among each other. */
export function rankingAfter(...about: Parameters<typeof figuresAfter>): RawBuilder<unknown> {
  return sql`
    select *, rank() over (order by figure desc)::int as rank, count(*) over (partition by figure) > 1 as is_tied
    from (${figuresAfter(...about)}) as figures
  `;
}
