import { z } from '@rugby/domain/contract/schema';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readRow, readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { changesAfter } from '../scoring/leagueChanges.ts';
import { baseOf, type RankedLeague } from '../scoring/leagueFigures.ts';
import type { Board } from './Board.ts';
import { type MembershipChange, nextLevelWithChanges, orderWithChanges, type StoredLevel, sumTeams } from './countChanges.ts';

/** The stored order of a league after a round: how many teams it has, and which have come and left since. */
export interface LeagueOrder {
  readonly board: Board;
  readonly league: RankedLeague;
  readonly numStored: number;
  readonly changes: readonly MembershipChange[];
  /** The teams in the league now. */
  readonly numTeams: number;
}

/** Reads what is needed to read places of a league; undefined for one without stored ranks after the round. */
export async function findLeagueOrder(
  db: Kysely<Database>,
  board: Board,
  league: RankedLeague,
): Promise<LeagueOrder | undefined> {
  const statement = sql`
    select coalesce((
      select first_place + cardinality(team_ids) - 1 from league_pages where ${rowsOf({ board, league })} order by first_place desc limit 1
    ), 0) as num_stored
  `;
  const { numStored } = await readRow(db, statement, z.object({ numStored: z.int() }));
  if (numStored === 0) return undefined;
  const changed = sql`
    with base as (${baseOf(league, board.edition)})
    select * from (${changesAfter(league.id, board.roundId, board.statistic)}) as changed
  `;
  const changes = await readRows(db, changed, changeSchema);
  return { board, league, numStored, changes, numTeams: numStored + sumTeams(changes) };
}

const changeSchema = z.object({ teamId: z.int(), figure: z.int(), teams: z.int() });

/** Reads the ids of teams of a league from an index on, the best first. Reads as many more as have come and left. */
export async function findByPlace(
  db: Kysely<Database>,
  order: LeagueOrder,
  first: number,
  count: number,
): Promise<readonly number[]> {
  if (count <= 0) return [];
  const { changes, numStored } = order;
  const numJoined = changes.filter(({ teams }) => teams > 0).length;
  const from = Math.max(0, first - numJoined);
  const end = first + count + changes.length - numJoined;
  const teamIds = await readStored(db, order, from, end - from);
  if (changes.length === 0) return teamIds;
  const figures = await readFigures(db, order, from, teamIds.length);
  const teams = teamIds.map((teamId, index) => ({ teamId, figure: figures[index] ?? 0 }));
  const changed = orderWithChanges({ teams, from, numTeams: numStored }, changes);
  return changed.teamIds.slice(first - changed.index, first - changed.index + count);
}

async function readStored(db: Kysely<Database>, order: LeagueOrder, first: number, count: number): Promise<readonly number[]> {
  const statement = sql`
    select first_place, team_ids from league_pages
    where ${rowsOf(order)} and first_place <= ${first + count}
      and first_place >= (select max(first_place) from league_pages where ${rowsOf(order)} and first_place <= ${first + 1})
    order by first_place
  `;
  const pages = await readRows(db, statement, z.object({ firstPlace: z.int(), teamIds: z.array(z.int()) }));
  const from = first + 1 - (pages[0]?.firstPlace ?? 1);
  return pages.flatMap(({ teamIds }) => teamIds).slice(from, from + count);
}

/** The figures of the teams from an index of the stored order on. */
async function readFigures(db: Kysely<Database>, order: LeagueOrder, first: number, count: number): Promise<readonly number[]> {
  const isOfOrder = sql`${rowsOf(order)} and not is_at_kick_off`;
  const statement = sql`
    select points, least(rank + teams - 1, ${first + count}::int) - greatest(rank, ${first + 1}::int) + 1 as teams from league_levels
    where ${isOfOrder} and rank <= ${first + count}
      and rank >= (select max(rank) from league_levels where ${isOfOrder} and rank <= ${first + 1})
    order by rank
  `;
  const levels = await readRows(db, statement, z.object({ points: z.int(), teams: z.int() }));
  return levels.flatMap(({ points, teams }) => Array.from({ length: teams }, () => points));
}

/** Reads the next better figure than one, and the place of the last team with it; undefined for the best. */
export async function findNextLevel(
  db: Kysely<Database>,
  order: LeagueOrder,
  figure: number,
): Promise<Pick<StoredLevel, 'points' | 'lastPlace'> | undefined> {
  const statement = sql`
    select points, teams, rank + teams - 1 as last_place from league_levels
    where ${rowsOf(order)} and not is_at_kick_off and points > ${figure} order by points limit ${order.changes.length + 1}
  `;
  return nextLevelWithChanges(figure, await readRows(db, statement, levelSchema), order.changes);
}

const levelSchema = z.object({ points: z.int(), teams: z.int(), lastPlace: z.int() });

function rowsOf({ board, league }: Pick<LeagueOrder, 'board' | 'league'>): RawBuilder<boolean> {
  return sql<boolean>`league_id = ${league.id} and round_id = ${board.roundId} and statistic = ${board.statistic}`;
}
