import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { RankedLeague } from '../scoring/leagueFigures.ts';
import type { Board, BoardPage, BoardSection } from './Board.ts';
import { readLeague } from './readLeague.ts';
import { readStoredLeague } from './readStoredLeague.ts';

/** A league with more teams has no ranks before they are stored: ranking a league costs in proportion to its teams. */
const MOST_RANKED_WITHOUT_STORED = 20_000;

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
