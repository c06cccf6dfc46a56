import type { RankingStatistic } from '@rugby/domain/game/model/rankingStatistics';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { figuresAfter } from './leagueFigures.ts';
import { MOST_RANKED_BY_REQUEST } from './storeLeagueRanks.ts';

/**
 * Stores that the teams of a user came into a league (1) or leave it (-1): the league with an id, or the automatic ones that follow from
 * the account as it is now. Reads count these teams until the ranks are stored again. Call it in the transaction that changes the members
 * or the account, with the user's team still theirs. Stores nothing for a league whose ranks requests count.
 */
export async function recordLeagueChanges(
  tx: Transaction<Database>,
  userId: number,
  leagues: number | 'automatic',
  teams: 1 | -1,
): Promise<void> {
  // Two changes of one account would record that it leaves the same country.
  if (leagues === 'automatic') await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const isMeant =
    leagues === 'automatic'
      ? sql`(
          (leagues.class = 'country' and leagues.subject_id = users.country_of_residence_id)
          or (leagues.class = 'squad' and leagues.subject_id = (users.supported_squads ->> teams.edition)::int)
        )`
      : sql`leagues.id = ${leagues}`;
  // Rounds that have not begun are included: the ranks of one that begins now may be stored before this transaction ends.
  await sql`
    insert into league_changes (league_id, round_id, team_id, teams)
    select leagues.id, rounds.id, teams.id, ${teams}::int
    from users
    join teams on teams.user_id = users.id
    join leagues on leagues.edition = teams.edition and ${isMeant}
    join rounds on rounds.edition = teams.edition
    where users.id = ${userId}
      and (leagues.num_teams >= ${MOST_RANKED_BY_REQUEST} or exists (select from league_pages where league_id = leagues.id))
  `.execute(tx);
}

/**
 * SQL: the teams that came into a league (`teams` 1) or left it (-1) since its ranks after a round were stored, with the `figure` by which they are
 * ranked. Uses `base`; a team that is not ranked after the round is absent.
 */
export function changesAfter(
  leagueId: number,
  roundId: number | null | RawBuilder<number>,
  ...about: FigureArguments
): RawBuilder<unknown> {
  return sql`
    with members as (
      select team_id, sum(teams)::int as teams from league_changes
      where league_id = ${leagueId} and round_id = ${roundId} group by team_id having sum(teams) <> 0
    )
    select figures.team_id, (select members.teams from members where members.team_id = figures.team_id) as teams, figures.figure
    from (${figuresAfter(roundId, ...about)}) as figures
  `;
}

type FigureArguments = [statistic: RankingStatistic, deducted?: RawBuilder<number>];

/**
 * SQL: the first of the stored levels of a league after a round whose figure is not worse than `figure`; none for a figure above all of them.
 */
export function leagueLevelAt(
  leagueId: number,
  roundId: number | null | RawBuilder<number>,
  statistic: RankingStatistic,
  figure: RawBuilder<unknown>,
  isAtKickOff = false,
): RawBuilder<unknown> {
  return sql`(
    select points, teams, rank from league_levels
    where league_id = ${leagueId} and round_id = ${roundId} and statistic = ${statistic} and is_at_kick_off = ${isAtKickOff} and points >= ${figure}
    order by points limit 1
  )`;
}

/** SQL: the figures of a league with stored ranks after a round, each with its number of `teams`. Counts the teams of `changesAfter`; uses `base`. */
export function leagueLevelsAfter(
  leagueId: number,
  roundId: RawBuilder<number>,
  statistic: RankingStatistic,
): RawBuilder<unknown> {
  return sql`
    select points, sum(teams)::int as teams from (
      select points, teams from league_levels
      where league_id = ${leagueId} and round_id = ${roundId} and statistic = ${statistic} and not is_at_kick_off
      union all select changed.figure, changed.teams from (${changesAfter(leagueId, roundId, statistic)}) as changed
    ) as counted
    group by points having sum(teams) > 0
  `;
}

/** SQL expression: the rank of a figure, of what `leagueLevelAt` has found and the teams of `changesAfter`. */
export function leagueRankAt(level: string, figure: RawBuilder<unknown>, changes: RawBuilder<unknown>): RawBuilder<number> {
  const found = sql.table(level);
  return sql<number>`(
    coalesce(${found}.rank + case when ${found}.points = ${figure} then 0 else ${found}.teams end, 1)
    + coalesce((select sum(changed.teams) from ${changes} as changed where changed.figure > ${figure}), 0)
  )::int`;
}

/** SQL expression: whether the ranks of a league after a round are stored. */
export function hasStoredRanks(leagueId: number, roundId: number | null | RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from league_pages where league_id = ${leagueId} and round_id = ${roundId})`;
}
