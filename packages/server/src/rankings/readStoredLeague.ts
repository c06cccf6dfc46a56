import { z } from '@rugby/domain/contract/schema';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { pointsSinceKickOff } from '../scoring/kickOffRanks.ts';
import { changesAfter, hasStoredRanks, leagueLevelAt, leagueRankAt } from '../scoring/leagueChanges.ts';
import { baseOf, figuresAfter, membersOf, type RankedLeague } from '../scoring/leagueFigures.ts';
import { isBeingScored } from '../scoring/scorePendingRounds.ts';
import { type Board, type BoardPage, type BoardSection, placeSchema, type TeamPlace } from './Board.ts';
import type { StoredLevel } from './countChanges.ts';
import { usersFoundBy } from './findUsers.ts';
import { findByPlace, findLeagueOrder, findNextLevel, type LeagueOrder } from './readLeagueOrder.ts';
import { figureIn } from './rankedFigure.ts';

/**
 * Reads a part of the ranking of a league from its stored ranks; undefined for a league that has none, which requests rank themselves.
 * Points are those of the latest scoring pass; teams that have come and left since are counted. Looks at no more teams than it shows and
 * than have come and left.
 */
export async function readStoredLeague(
  db: Kysely<Database>,
  board: Board,
  league: RankedLeague,
  { offset, limit, isReversed, search, userId }: BoardSection,
): Promise<BoardPage | undefined> {
  const order = await findLeagueOrder(db, board, league);
  if (order === undefined) return undefined;
  const { numTeams } = order;
  const end = Math.min(offset + limit, numTeams);
  const first = isReversed ? numTeams - end : offset;
  const ownIds = await findMembers(db, board, league, sql`teams.user_id = ${userId}`);
  const shownIds =
    search === '' ? await findByPlace(db, order, first, end - offset) : await findByName(db, board, league, search);
  const read = await readPlaces(db, board, league, [...shownIds, ...ownIds]);
  const isShown = new Set(shownIds);
  const inOrder = read.filter(({ teamId }) => isShown.has(teamId)).toSorted((a, b) => a.rank - b.rank || a.teamId - b.teamId);
  const places = isReversed ? inOrder.toReversed() : inOrder;
  const own = read.find((place) => place.userId === userId);
  const next = own === undefined ? undefined : await findNextLevel(db, order, figureIn(board.statistic, own));
  return {
    places: search === '' ? places : places.slice(offset, offset + limit),
    own,
    numTeams,
    hasMore: (search === '' ? numTeams : places.length) > offset + limit,
    nextFigure: next?.points ?? null,
    next: next === undefined ? undefined : await readLastAt(db, order, next),
  };
}

async function findByName(db: Kysely<Database>, board: Board, league: RankedLeague, search: string): Promise<readonly number[]> {
  return findMembers(db, board, league, sql`teams.user_id in (${usersFoundBy(search)})`);
}

/** The ids of the teams among those of the league that a condition on `teams` selects. */
async function findMembers(
  db: Kysely<Database>,
  { edition }: Board,
  league: RankedLeague,
  condition: RawBuilder<unknown>,
): Promise<readonly number[]> {
  const statement = sql`${membersOf(league, edition)} and ${condition}`;
  return (await readRows(db, statement, z.object({ teamId: z.int() }))).map(({ teamId }) => teamId);
}

async function readPlaces(
  db: Kysely<Database>,
  { edition, roundId, prevRoundId, statistic }: Board,
  league: RankedLeague,
  teamIds: readonly number[],
): Promise<readonly TeamPlace[]> {
  const figureOf = (figures: string) => sql`${sql.table(figures)}.figure`;
  const levelIn = (round: number | null, figures: string, isAtKickOff = false) =>
    leagueLevelAt(league.id, round, statistic, figureOf(figures), isAtKickOff);
  const rankIn = (level: string, figures: string, changes: string) => leagueRankAt(level, figureOf(figures), sql.table(changes));
  const sinceKickOff = pointsSinceKickOff('now', 'begun');
  const statement = sql`
    with members as (select distinct unnest(${teamIds}::int[]) as team_id),
    base as (${baseOf(league, edition)}),
    shown as (${figuresAfter(roundId, statistic)}),
    before as (${figuresAfter(prevRoundId, statistic)}),
    at_kick_off as (${figuresAfter(roundId, statistic, sinceKickOff)}),
    changes as materialized (${changesAfter(league.id, roundId, statistic)}),
    changes_before as materialized (${changesAfter(league.id, prevRoundId, statistic)}),
    changes_at_kick_off as materialized (${changesAfter(league.id, roundId, statistic, sinceKickOff)})
    select shown.*, teams.user_id, users.display_name, teams.name as team_name, ${rankIn('level', 'shown', 'changes')} as rank,
      case when level.points = shown.figure then level.teams else 0 end
        + coalesce((select sum(changes.teams) from changes where changes.figure = shown.figure), 0) > 1 as is_tied,
      case when before.team_id is not null and ${hasStoredRanks(league.id, prevRoundId)}
        then ${rankIn('levelBefore', 'before', 'changesBefore')} end as prev_rank,
      case when begun.kick_offs > 0 and at_kick_off.team_id is not null
        then ${rankIn('levelAtKickOff', 'atKickOff', 'changesAtKickOff')} end as rank_at_kick_off, ${isBeingScored(edition)} as is_scoring
    from shown
    join teams on teams.id = shown.team_id
    join users on users.id = teams.user_id
    join rounds as begun on begun.edition = ${edition} and begun.id = ${roundId}
    left join lateral ${levelIn(roundId, 'shown')} as level on true
    left join before on before.team_id = shown.team_id
    left join lateral ${levelIn(prevRoundId, 'before')} as level_before on true
    left join at_kick_off on at_kick_off.team_id = shown.team_id
    left join lateral ${levelIn(roundId, 'atKickOff', true)} as level_at_kick_off on true
  `;
  return readRows(db, statement, placeSchema);
}

/** The last team with a figure; undefined when it has another one since the ranks were stored. */
async function readLastAt(
  db: Kysely<Database>,
  order: LeagueOrder,
  { points, lastPlace }: Pick<StoredLevel, 'points' | 'lastPlace'>,
): Promise<TeamPlace | undefined> {
  const { board, league } = order;
  const [place] = await readPlaces(db, board, league, await findByPlace(db, order, lastPlace - 1, 1));
  return place !== undefined && figureIn(board.statistic, place) === points ? place : undefined;
}
