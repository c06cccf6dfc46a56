import { z } from '@rugby/domain/contract/schema';
import { type Kysely, sql } from 'kysely';
import { readRow } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { MOST_RANKED_BY_REQUEST } from '../scoring/storeLeagueRanks.ts';
import { hasStoredRanks } from '../scoring/leagueChanges.ts';
import type { RankedLeague } from '../scoring/leagueFigures.ts';
import type { Board, BoardPage, BoardSection } from './Board.ts';
import { readLeague } from './readLeague.ts';
import { readStoredLeague } from './readStoredLeague.ts';

/**
 * A league with more teams has no ranks before they are stored: ranking a league costs in proportion to its teams. One that has just grown out of
 * those that requests rank keeps its ladder until the next tick stores it.
 */
const MOST_RANKED_WITHOUT_STORED = 2 * MOST_RANKED_BY_REQUEST;

/** A league to rank, and how many teams it has. */
export interface CountedLeague extends RankedLeague {
  readonly numTeams: number;
}

/**
 * Reads a part of the ranking of a league: from its stored ranks where it has any, otherwise by ranking its members. Undefined for a very large
 * league whose ranks are not stored.
 */
export async function readLeagueSection(
  db: Kysely<Database>,
  board: Board,
  league: CountedLeague,
  section: BoardSection,
): Promise<BoardPage | undefined> {
  const stored = await readStoredLeague(db, board, league, section);
  if (stored !== undefined || league.numTeams > MOST_RANKED_WITHOUT_STORED) return stored;
  return readLeague(db, board, league, section);
}

/** Whether the ranks of a large league are stored after the round before, and not yet after the one that has started. */
export async function isBeforeStored(
  db: Kysely<Database>,
  { id }: Pick<CountedLeague, 'id'>,
  roundId: number,
  prevRoundId: number,
): Promise<boolean> {
  const statement = sql`select ${hasStoredRanks(id, prevRoundId)} and not ${hasStoredRanks(id, roundId)} as is_before`;
  return (await readRow(db, statement, z.object({ isBefore: z.boolean() }))).isBefore;
}
