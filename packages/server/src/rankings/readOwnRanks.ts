import { mostOwnRanks } from '@rugby/domain/contract/ownRanks';
import { z } from '@rugby/domain/contract/schema';
import type { OwnRank } from '@rugby/domain/game/model/league';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { changesAfter, hasStoredRanks, leagueLevelAt, leagueRankAt } from '../scoring/leagueChanges.ts';
import { baseOf, figuresAfter, membersOf, type RankedLeague, rankingAfter } from '../scoring/leagueFigures.ts';
import { levelAt, rankAt } from '../scoring/levelAt.ts';
import { MOST_RANKED_BY_REQUEST } from '../scoring/storeLeagueRanks.ts';
import type { Board } from './Board.ts';
import { figureOf } from './rankedFigure.ts';

const ownRank = z.object({ roundId: z.int(), rank: z.int() });

/** Reads the ranks of a team among all after each round up to that of the board, oldest first: a row of a level for each. [B14] */
export async function readOwnRanks(db: Kysely<Database>, board: Board, teamId: number): Promise<readonly OwnRank[]> {
  const { edition, statistic } = board;
  const statement = sql`
    select asked.id as round_id, ${rankAt('level')} as rank
    from ${roundsUntil(board)} as asked
    join team_totals as source on source.team_id = ${teamId} and source.round_id = asked.id
    left join lateral ${levelAt(sql`${edition}`, sql`asked.id`, statistic, figureOf(statistic, 'source'))} as level on true
    where ${figureOf(statistic, 'source')} is not null
    order by asked.round_number
  `;
  return readRows(db, statement, ownRank);
}

/**
 * Reads the same in a league: from its stored ranks where it has any, otherwise by ranking its members after each round. Empty for a large league
 * whose ranks are not stored.
 */
export async function readOwnLeagueRanks(
  db: Kysely<Database>,
  board: Board,
  league: RankedLeague,
  { teamId, numTeams }: { readonly teamId: number; readonly numTeams: number },
): Promise<readonly OwnRank[]> {
  const stored = await readRows(db, storedRanks(board, league, teamId), ownRank);
  if (stored.length > 0 || numTeams > MOST_RANKED_BY_REQUEST) return stored;
  const statement = sql`
    with members as (${membersOf(league, board.edition)}),
    base as (${baseOf(league, board.edition)})
    select asked.id as round_id, ranked.rank
    from ${roundsUntil(board)} as asked cross join lateral (${rankingAfter(sql<number>`asked.id`, board.statistic)}) as ranked
    where ranked.team_id = ${teamId}
    order by asked.round_number
  `;
  return readRows(db, statement, ownRank);
}

function storedRanks(board: Board, league: RankedLeague, teamId: number): RawBuilder<unknown> {
  const { edition, statistic } = board;
  const [round, figure] = [sql<number>`asked.id`, sql`own.figure`];
  const changes = sql`(${changesAfter(league.id, round, statistic)})`;
  return sql`
    with members as (select ${teamId}::int as team_id),
    base as (${baseOf(league, edition)})
    select asked.id as round_id, ${leagueRankAt('level', figure, changes)} as rank
    from ${roundsUntil(board)} as asked
    cross join lateral (${figuresAfter(round, statistic)}) as own
    left join lateral ${leagueLevelAt(league.id, round, statistic, figure)} as level on true
    where ${hasStoredRanks(league.id, round)}
    order by asked.round_number
  `;
}

/** SQL: the rounds up to that of the board, the latest ones if there are very many. */
function roundsUntil({ edition, roundId }: Board): RawBuilder<unknown> {
  return sql`(
    select id, round_number from rounds
    where edition = ${edition} and round_number <= (select round_number from rounds where edition = ${edition} and id = ${roundId})
    order by round_number desc limit ${mostOwnRanks}
  )`;
}
