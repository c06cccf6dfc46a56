import type { League, OwnRank } from '@rugby/domain/game/model/league';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { pointsToPass } from '@rugby/domain/game/rankings/rankTeams';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Board, BoardPage, BoardSection, TeamPlace } from '../rankings/Board.ts';
import { latestBegun, roundBefore } from '../rankings/boardRounds.ts';
import { readLeague } from '../rankings/readLeague.ts';
import { readOwnLeagueRanks } from '../rankings/readOwnRanks.ts';
import { readOverall } from '../rankings/readOverall.ts';
import { type CountedLeague, isBeforeStored, readLeagueSection } from '../rankings/readLeagueSection.ts';
import { MOST_RANKED_BY_REQUEST } from '../scoring/storeLeagueRanks.ts';
import { findTeam } from '../team/teamRows.ts';

/** A user's rank in a league now and after the round before, among how many teams, and what is missing to the next better one. */
export type LeagueRank = Pick<League, 'rank' | 'prevRank' | 'isTied' | 'pointsToPass' | 'nextTeamName' | 'numRankedTeams'>;

/** What a league says of a user who has no rank in it. */
export const noLeagueRank: LeagueRank = {
  rank: null,
  prevRank: null,
  isTied: false,
  pointsToPass: null,
  nextTeamName: null,
  numRankedTeams: null,
};

/** Returns the ranks of a user in leagues by all points, by league id. Leagues in which the user has no rank are absent. [A-135, B14] */
export async function readLeagueRanks(
  db: Kysely<Database>,
  leagues: readonly League[],
  userId: number,
  world: GameWorld,
): Promise<ReadonlyMap<number, LeagueRank>> {
  const board = boardOf(world);
  const ranks = new Map<number, LeagueRank>();
  if (board === undefined) return ranks;
  const section = { offset: 0, limit: 0, isReversed: false, search: '', userId };
  for (const league of leagues) {
    const page = await readPage(db, await boardOfLeague(db, board, league, world), league, section);
    if (page?.own !== undefined) ranks.set(league.id, rankOf(page.own, page, world));
  }
  return ranks;
}

/** Returns the ranks of a user after each round until now in leagues by all points, oldest first, by league id. [B14] */
export async function readRankLines(
  db: Kysely<Database>,
  leagues: readonly League[],
  userId: number,
  world: GameWorld,
): Promise<ReadonlyMap<number, readonly OwnRank[]>> {
  const lines = new Map<number, readonly OwnRank[]>();
  const board = boardOf(world);
  if (board === undefined) return lines;
  const team = await findTeam(db, world.edition, userId);
  if (team === undefined) return lines;
  for (const league of leagues) {
    if (league.rank === null) continue;
    const own = { teamId: team.id, numTeams: league.numTeams };
    lines.set(league.id, await readOwnLeagueRanks(db, board, rankedOf(league), own));
  }
  return lines;
}

async function readPage(
  db: Kysely<Database>,
  board: Board,
  league: League,
  section: BoardSection,
): Promise<BoardPage | undefined> {
  if (league.class === 'overall') return readOverall(db, board, section);
  return readLeagueSection(db, board, rankedOf(league), section);
}

function rankOf(own: TeamPlace, { nextFigure, next, numTeams }: BoardPage, { rounds }: Pick<GameWorld, 'rounds'>): LeagueRank {
  const { rank, prevRank, isTied, overallPoints } = own;
  const toPass = nextFigure === null ? null : pointsToPass(overallPoints, [nextFigure], rounds);
  const nextTeamName = toPass === null ? null : (next?.teamName ?? null);
  return { rank, prevRank, isTied, pointsToPass: toPass, nextTeamName, numRankedTeams: numTeams };
}

/** Returns the ranks of the members of a league that a user made, by user id. Empty before it starts, and for a league of very many. */
export async function readMemberRanks(
  db: Kysely<Database>,
  league: League,
  userId: number,
  world: GameWorld,
): Promise<ReadonlyMap<number, number>> {
  const board = boardOf(world);
  if (board === undefined || league.class !== 'regular' || league.status !== 'started') return new Map();
  if (league.numTeams > mostListed) return new Map();
  const section = { offset: 0, limit: league.numTeams, isReversed: false, search: '', userId };
  const { places } = await readLeague(db, board, rankedOf(league), section);
  return new Map(places.map((place) => [place.userId, place.rank]));
}

/** The list of members shows no ranks in a larger league. */
const mostListed = 1000;

/** The board after the round before, until the ranks of a large league after a round that has started are stored. */
async function boardOfLeague(db: Kysely<Database>, board: Board, league: League, world: GameWorld): Promise<Board> {
  const before = world.rounds.find(({ id }) => id === board.prevRoundId);
  if (before === undefined || league.class === 'overall' || league.numTeams <= MOST_RANKED_BY_REQUEST) return board;
  if (!(await isBeforeStored(db, league, board.roundId, before.id))) return board;
  return { ...board, roundId: before.id, prevRoundId: roundBefore(world, before) };
}

function boardOf(world: GameWorld): Board | undefined {
  const round = latestBegun(world);
  if (round === undefined) return undefined;
  return {
    edition: world.edition.id,
    roundId: round.id,
    prevRoundId: roundBefore(world, round),
    statistic: 'overallPoints',
  };
}

function rankedOf({ id, class: kind, subjectId, startId, numTeams }: League): CountedLeague {
  return { id, class: kind, subjectId: subjectId ?? 0, startRoundId: kind === 'regular' ? startId : null, numTeams };
}
