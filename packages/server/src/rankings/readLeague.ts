import { z } from '@rugby/domain/contract/schema';
import type { Words } from '@rugby/domain/i18n/keys';
import { type Kysely, sql } from 'kysely';
import { readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { notFoundError } from '../http/RefusedError.ts';
import { pointsSinceKickOff } from '../scoring/kickOffRanks.ts';
import { baseOf, membersOf, type RankedLeague, rankedLeagueSchema, rankingAfter } from '../scoring/leagueFigures.ts';
import { isBeingScored } from '../scoring/scorePendingRounds.ts';
import { type Board, type BoardPage, type BoardSection, placeSchema } from './Board.ts';
import { isFoundBy } from './findUsers.ts';

/**
 * Reads a league that a user may see, by the rule of `leagueRights` in SQL: a ranking needs no more of the league. Throws 404
 * for an unknown one and for a private one of others.
 */
export async function requireVisibleLeague(
  db: Kysely<Database>,
  edition: Board['edition'],
  leagueId: number,
  userId: number,
  words: Words,
): Promise<RankedLeague & { readonly numTeams: number }> {
  const statement = sql`
    select id, class, subject_id, start_round_id, num_teams from leagues
    where id = ${leagueId} and edition = ${edition} and (
      class <> 'regular' or privacy = 'public'
      or exists (select from league_members where league_id = leagues.id and user_id = ${userId})
      or exists (
        select from league_invites join users on users.email_key = league_invites.email_key
        where league_id = leagues.id and users.id = ${userId} and league_invites.status = 'waiting'
      )
    )
  `;
  const [league] = await readRows(db, statement, visibleLeagueSchema);
  if (league === undefined) throw notFoundError(words('leagues.refusals.noLeague'));
  return league;
}

const visibleLeagueSchema = z.extend(rankedLeagueSchema, { numTeams: z.int() });

/**
 * Reads a part of the ranking of a league: its members among each other, by their points since its start round. A member whose team has not played
 * since then is not ranked. The cost grows with the members of the league.
 */
export async function readLeague(
  db: Kysely<Database>,
  board: Board,
  league: RankedLeague,
  { offset, limit, isReversed, search, userId }: BoardSection,
): Promise<BoardPage> {
  const { edition, prevRoundId, statistic } = board;
  const direction = isReversed ? sql`desc` : sql`asc`;
  const isFound = search === '' ? sql`true` : isFoundBy(search);
  const isShown = sql`(is_found and place > ${offset} and place <= ${offset + limit})`;
  const statement = sql`
    with members as (${membersOf(league, edition)}),
    base as (${baseOf(league, edition)}),
    ranked as (${rankingAfter(board.roundId, statistic)}),
    ranked_before as (${rankingAfter(prevRoundId, statistic)}),
    ranked_at_kick_off as (${rankingAfter(board.roundId, statistic, pointsSinceKickOff('now', 'begun'))}),
    found as (
      select ranked.*, teams.user_id, users.display_name, teams.name as team_name, ranked_before.rank as prev_rank,
        case when (select kick_offs from rounds where edition = ${edition} and id = ${board.roundId}) > 0
          then ranked_at_kick_off.rank end as rank_at_kick_off, ${isFound} as is_found,
        row_number() over (partition by ${isFound} order by ranked.rank ${direction}, ranked.team_id ${direction})::int as place,
        count(*) over (partition by ${isFound})::int as num_found
      from ranked
      join teams on teams.id = ranked.team_id
      join users on users.id = teams.user_id
      left join ranked_before on ranked_before.team_id = ranked.team_id
      left join ranked_at_kick_off on ranked_at_kick_off.team_id = ranked.team_id
    ),
    next as (
      select team_id from found
      where figure > (select figure from found where user_id = ${userId}) order by figure, team_id desc limit 1
    )
    select found.*, coalesce(team_id = (select team_id from next), false) as is_next, ${isBeingScored(edition)} as is_scoring, (select count(*)::int from ranked) as num_teams,
      (select min(figure)::int from ranked where figure > found.figure) as next_figure,
      ${isShown} as is_shown
    from found
    where ${isShown} or user_id = ${userId} or place = 1
      or team_id = (select team_id from next)
    order by place
  `;
  // The first row is read for the number of teams, which a page behind the last one says as well.
  const rows = await readRows(db, statement, rowSchema);
  const own = rows.find((row) => row.userId === userId);
  const places = rows.filter((row) => row.isShown);
  return {
    places,
    own,
    numTeams: rows[0]?.numTeams ?? 0,
    hasMore: (places[0]?.numFound ?? 0) > offset + limit,
    nextFigure: own?.nextFigure ?? null,
    next: rows.find((row) => row.isNext),
  };
}

const rowSchema = z.extend(placeSchema, {
  numTeams: z.int(),
  numFound: z.int(),
  nextFigure: z.nullable(z.int()),
  isShown: z.boolean(),
  isNext: z.boolean(),
});
