import { z } from '@rugby/domain/contract/schema';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readRow, readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { pointsSinceKickOff } from '../scoring/kickOffRanks.ts';
import { baseOf, figuresAfter, membersOf, type RankedLeague } from '../scoring/leagueFigures.ts';
import { rankAt } from '../scoring/levelAt.ts';
import { isScoring } from '../scoring/scorePendingRounds.ts';
import { type Board, type BoardPage, type BoardSection, endOfPrefix, mostFound, placeSchema, type TeamPlace } from './Board.ts';
import { figureIn } from './readOverall.ts';

/**
 * Reads a part of the ranking of a league from its stored ranks; undefined for a league that has none, which requests rank themselves. Looks at no more
 * teams than it shows. Ranks are those of the latest scoring pass.
 */
export async function readStoredLeague(
  db: Kysely<Database>,
  board: Board,
  league: RankedLeague,
  { offset, limit, isReversed, search, userId }: BoardSection,
): Promise<BoardPage | undefined> {
  const numTeams = await countTeams(db, board, league);
  if (numTeams === 0) return undefined;
  const end = Math.min(offset + limit, numTeams);
  const first = isReversed ? numTeams - end : offset;
  const ownIds = await findMembers(db, board, league, sql`teams.user_id = ${userId}`);
  const shownIds =
    search === '' ? await findByPlace(db, board, league, first, end - offset) : await findByName(db, board, league, search);
  const read = await readPlaces(db, board, league, [...shownIds, ...ownIds]);
  const isShown = new Set(shownIds);
  const inOrder = read.filter(({ teamId }) => isShown.has(teamId)).toSorted((a, b) => a.rank - b.rank || a.teamId - b.teamId);
  const places = isReversed ? inOrder.toReversed() : inOrder;
  const own = read.find((place) => place.userId === userId);
  const next = own === undefined ? undefined : await findNextLevel(db, board, league, own);
  return {
    places: search === '' ? places : places.slice(offset, offset + limit),
    own,
    numTeams,
    hasMore: (search === '' ? numTeams : places.length) > offset + limit,
    nextFigure: next?.points ?? null,
    next: next === undefined || limit === 0 ? undefined : await readLastAt(db, board, league, next),
  };
}

async function countTeams(db: Kysely<Database>, board: Board, league: RankedLeague): Promise<number> {
  const statement = sql`
    select coalesce((
      select first_place + cardinality(team_ids) - 1 from league_pages where ${rowsOf(board, league)} order by first_place desc limit 1
    ), 0) as "numTeams"
  `;
  return (await readRow(db, statement, z.object({ numTeams: z.int() }))).numTeams;
}

/** The ids of teams of the league from a place on. */
async function findByPlace(
  db: Kysely<Database>,
  board: Board,
  league: RankedLeague,
  first: number,
  count: number,
): Promise<readonly number[]> {
  if (count <= 0) return [];
  const statement = sql`
    select first_place, team_ids from league_pages
    where ${rowsOf(board, league)} and first_place <= ${first + count}
      and first_place >= (select max(first_place) from league_pages where ${rowsOf(board, league)} and first_place <= ${first + 1})
    order by first_place
  `;
  const pages = await readRows(db, statement, z.object({ firstPlace: z.int(), teamIds: z.array(z.int()) }));
  const from = first + 1 - (pages[0]?.firstPlace ?? 1);
  return pages.flatMap(({ teamIds }) => teamIds).slice(from, from + count);
}

async function findByName(db: Kysely<Database>, board: Board, league: RankedLeague, search: string): Promise<readonly number[]> {
  const found = sql`
    select id from users where display_name_key ~>=~ ${search} and display_name_key ~<~ ${endOfPrefix(search)}
    order by display_name_key using ~<~ limit ${mostFound}
  `;
  return findMembers(db, board, league, sql`teams.user_id in (${found})`);
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
  const levelIn = (round: number | null, figures: string, isAtKickOff = false) => sql`lateral (
    select points, teams, rank from league_levels
    where league_id = ${league.id} and round_id = ${round} and statistic = ${statistic} and is_at_kick_off = ${isAtKickOff}
      and points >= ${sql.table(figures)}.figure
    order by points limit 1
  )`;
  const statement = sql`
    with members as (select distinct unnest(${teamIds}::int[]) as team_id),
    base as (${baseOf(league, edition)}),
    shown as (${figuresAfter(roundId, statistic)}),
    before as (${figuresAfter(prevRoundId, statistic)}),
    at_kick_off as (${figuresAfter(roundId, statistic, pointsSinceKickOff('played', 'begun'))})
    select shown.*, teams.user_id, users.display_name, teams.name as team_name, ${rankAt('level')} as rank,
      coalesce(level.teams > 1 and level.points = shown.figure, false) as is_tied, level_before.rank as prev_rank,
      case when begun.kick_offs > 0 then level_at_kick_off.rank end as rank_at_kick_off, ${isScoring(edition)} as is_scoring
    from shown
    join teams on teams.id = shown.team_id
    join users on users.id = teams.user_id
    join rounds as begun on begun.edition = ${edition} and begun.id = ${roundId}
    left join ${levelIn(roundId, 'shown')} as level on true
    left join before on before.team_id = shown.team_id
    left join ${levelIn(prevRoundId, 'before')} as level_before on true
    left join at_kick_off on at_kick_off.team_id = shown.team_id
    left join ${levelIn(roundId, 'atKickOff', true)} as level_at_kick_off on true
  `;
  return readRows(db, statement, placeSchema);
}

const levelSchema = z.object({ points: z.int(), lastPlace: z.int() });

/** The next better figure than that of a team, and the place of the last team with it. */
async function findNextLevel(
  db: Kysely<Database>,
  board: Board,
  league: RankedLeague,
  own: TeamPlace,
): Promise<z.output<typeof levelSchema> | undefined> {
  const statement = sql`
    select points, rank + teams - 1 as last_place from league_levels
    where ${rowsOf(board, league)} and not is_at_kick_off and points > ${figureIn(board.statistic, own)} order by points limit 1
  `;
  return (await readRows(db, statement, levelSchema))[0];
}

/** The last team with a figure; undefined when it has another one since the ranks were stored. */
async function readLastAt(
  db: Kysely<Database>,
  board: Board,
  league: RankedLeague,
  { points, lastPlace }: z.output<typeof levelSchema>,
): Promise<TeamPlace | undefined> {
  const [place] = await readPlaces(db, board, league, await findByPlace(db, board, league, lastPlace - 1, 1));
  return place !== undefined && figureIn(board.statistic, place) === points ? place : undefined;
}

function rowsOf({ roundId, statistic }: Board, { id }: RankedLeague): RawBuilder<boolean> {
  return sql<boolean>`league_id = ${id} and round_id = ${roundId} and statistic = ${statistic}`;
}
