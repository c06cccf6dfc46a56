import { z } from '@rugby/domain/contract/schema';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readRow, readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { averageTenths } from '../scoring/averageTenths.ts';
import { pointsSinceKickOff } from '../scoring/kickOffRanks.ts';
import { rankAt } from '../scoring/levelAt.ts';
import { isBeingScored } from '../scoring/scorePendingRounds.ts';
import { type Board, type BoardPage, type BoardSection, placeSchema, type TeamPlace } from './Board.ts';
import { findLevels, type Levels, ofBoard } from './findLevels.ts';
import { usersFoundBy } from './findUsers.ts';
import { figureIn, figureOf } from './rankedFigure.ts';

/**
 * Reads a part of the ranking of all teams of an edition. A rank is the row of its level, and a page begins at its level: no request looks at
 * more teams than it shows, at any depth.
 */
export async function readOverall(db: Kysely<Database>, board: Board, section: BoardSection): Promise<BoardPage> {
  const found = await findLevels(db, board);
  const { numTeams, levels } = found;
  const { teamIds, ownId, hasMore } = await findTeams(db, board, section, found);
  const read = await readPlaces(db, board, found, ownId === undefined ? teamIds : [...teamIds, ownId]);
  const placeOf = new Map(read.map((place) => [place.teamId, place]));
  const places = teamIds.flatMap((id) => placeOf.get(id) ?? []);
  const own = ownId === undefined ? undefined : placeOf.get(ownId);
  const isFound = section.search !== '';
  // Teams that have moved since their page was found stand by their ranks as well.
  const sorted = places.toSorted((a, b) => a.rank - b.rank || a.teamId - b.teamId);
  const inOrder = section.isReversed ? sorted.toReversed() : sorted;
  const end = section.offset + section.limit;
  const nextFigure = own === undefined ? null : await findNextFigure(db, board, levels, own);
  const nextIds = nextFigure === null ? [] : await findLastAt(db, board, nextFigure);
  return {
    places: isFound ? inOrder.slice(section.offset, end) : inOrder,
    own,
    numTeams,
    hasMore: isFound ? inOrder.length > end : hasMore,
    nextFigure,
    next: nextIds.length === 0 ? undefined : (await readPlaces(db, board, found, nextIds))[0],
  };
}

async function findTeams(db: Kysely<Database>, board: Board, section: BoardSection, { numTeams, levels }: Levels) {
  const ownId = await findOwnTeam(db, board, section.userId);
  if (section.search !== '') return { teamIds: await findByName(db, board, section.search), ownId, hasMore: false };
  const { offset, limit, isReversed } = section;
  const end = Math.min(offset + limit, numTeams);
  if (offset >= end) return { teamIds: [], ownId, hasMore: false };
  const first = isReversed ? numTeams - end : offset;
  return { teamIds: await findByPosition(db, board, levels, { first, count: end - offset }), ownId, hasMore: end < numTeams };
}

const idSchema = z.object({ id: z.int() });

async function findOwnTeam(db: Kysely<Database>, { edition }: Board, userId: number): Promise<number | undefined> {
  const [own] = await readRows(db, sql`select id from teams where edition = ${edition} and user_id = ${userId}`, idSchema);
  return own?.id;
}

/** The teams from a position on, the best first, equal ones by their ids. */
async function findByPosition(
  db: Kysely<Database>,
  board: Board,
  allLevels: RawBuilder<unknown>,
  { first, count }: { readonly first: number; readonly count: number },
): Promise<readonly number[]> {
  const statement = sql`
    with first as (select max(rank) as rank from (${allLevels}) as every where rank <= ${first + 1}),
    levels as (
      select points, every.rank from (${allLevels}) as every, first where every.rank between first.rank and ${first + count}
    )
    select listed.id from levels cross join lateral (
      select ids.id, block, place from level_teams cross join lateral unnest(team_ids) with ordinality as ids (id, place)
      where ${listsOf(board)} and level_teams.points = levels.points
      order by block, place limit (select ${first + 1 + count}::int - rank from first)
    ) as listed
    order by levels.rank, block, place
    limit ${count} offset (select ${first + 1}::int - rank from first)
  `;
  return (await readRows(db, statement, idSchema)).map(({ id }) => id);
}

async function findByName(db: Kysely<Database>, { edition }: Board, search: string): Promise<readonly number[]> {
  const statement = sql`
    select teams.id from (${usersFoundBy(search)}) as found
    join teams on teams.edition = ${edition} and teams.user_id = found.id
  `;
  return (await readRows(db, statement, idSchema)).map(({ id }) => id);
}

async function readPlaces(
  db: Kysely<Database>,
  board: Board,
  { joinLevel }: Levels,
  teamIds: readonly number[],
): Promise<readonly TeamPlace[]> {
  const { edition, roundId, prevRoundId, statistic } = board;
  const statement = sql`
    select teams.id as team_id, teams.user_id, users.display_name, teams.name as team_name, source.total_points as overall_points,
      coalesce(source.points, 0) as round_points, source.average_tenths, ${rankAt('level')} as rank,
      coalesce(level.teams > 1 and level.points = ${figureOf(statistic, 'source')}, false) as is_tied, level_before.rank as prev_rank,
      level_at_kick_off.rank as rank_at_kick_off, ${isBeingScored(edition)} as is_scoring
    from team_totals as source
    join teams on teams.id = source.team_id
    join users on users.id = teams.user_id
    ${joinLevel(figureOf(statistic, 'source'))}
    left join team_totals as before on before.team_id = source.team_id and before.round_id = ${prevRoundId}
    left join ranking_levels as level_before on level_before.edition = ${edition} and level_before.round_id = ${prevRoundId}
      and level_before.statistic = ${statistic} and level_before.points = ${figureOf(statistic, 'before')}
    join rounds as begun on begun.edition = ${edition} and begun.id = ${roundId}
    left join kick_off_levels as level_at_kick_off on level_at_kick_off.edition = ${edition} and level_at_kick_off.round_id = ${roundId}
      and level_at_kick_off.statistic = ${statistic} and level_at_kick_off.points = ${figuresAtKickOff[statistic]}
    where source.team_id = any(${teamIds}::int[]) and source.round_id = ${roundId} and ${figureOf(statistic, 'source')} is not null
  `;
  return readRows(db, statement, placeSchema);
}

async function findNextFigure(
  db: Kysely<Database>,
  board: Board,
  levels: RawBuilder<unknown>,
  own: TeamPlace,
): Promise<number | null> {
  const statement = sql`select min(points) as next from (${levels}) as every where points > ${figureIn(board.statistic, own)}`;
  return (await readRow(db, statement, z.object({ next: z.nullable(z.int()) }))).next;
}

/** The id of the last team with a figure; empty when its teams have just moved. */
async function findLastAt(db: Kysely<Database>, board: Board, points: number): Promise<readonly number[]> {
  const statement = sql`
    select team_ids[cardinality(team_ids)] as id from level_teams where ${listsOf(board)} and points = ${points} order by block desc limit 1
  `;
  return (await readRows(db, statement, idSchema)).map(({ id }) => id);
}

function listsOf(board: Board): RawBuilder<boolean> {
  return ofBoard('levelTeams', board);
}

const sinceKickOff = pointsSinceKickOff('source', 'begun');
const totalAtKickOff = sql<number>`(source.total_points - ${sinceKickOff})`;

/** SQL: the figures of a team at the latest kick-off. */
const figuresAtKickOff = {
  overallPoints: totalAtKickOff,
  averagePoints: averageTenths(totalAtKickOff, sql`source.rounds_played`),
  roundPoints: sql<number>`(source.points - ${sinceKickOff})`,
} as const;
