import {
  getLeagueRanking,
  getRanking,
  type Ranking,
  type RankingRequest,
  readRankingQuery,
} from '@rugby/domain/contract/ranking';
import type { Edition } from '@rugby/domain/editions';
import type { OwnRank } from '@rugby/domain/game/model/league';
import { displayNameKey } from '@rugby/domain/game/session/keys';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Routes } from '../http/routes/Routes.ts';
import { isUnranked } from '../scoring/createTeamRounds.ts';
import { currentWorld } from '../team/currentWorld.ts';
import { findRound } from '../team/findRound.ts';
import type { TeamDeps } from '../team/serveTeam.ts';
import type { Board, BoardPage, BoardSection } from './Board.ts';
import { latestBegun, roundBefore } from './boardRounds.ts';
import { presentRanking } from './presentRanking.ts';
import { requireVisibleLeague } from './readLeague.ts';
import { type CountedLeague, isBeforeStored, readLeagueSection } from './readLeagueSection.ts';
import { readOverall } from './readOverall.ts';
import { readOwnLeagueRanks, readOwnRanks } from './readOwnRanks.ts';

/** Serves the rankings of all teams and of leagues. */
export function serveRankings(
  { serveSignedIn }: Pick<Routes, 'serveSignedIn'>,
  { reads, seasons, words }: Pick<TeamDeps, 'reads' | 'seasons' | 'words'>,
): void {
  /**
   * Reads the section of a board with `read`, and answers an empty ranking before the first round. Until the teams of a round that has just started are
   * ranked, it answers the ranking after the round before.
   */
  async function answer(
    db: Kysely<Database>,
    edition: Edition,
    userId: number,
    request: RankingRequest,
    rankingReads: RankingReads,
  ): Promise<Ranking> {
    const { read, readRanks, isBefore } = rankingReads;
    const world = await currentWorld(seasons, edition, words);
    const { page, limit, isReversed, search } = request;
    const round = request.roundId === undefined ? latestBegun(world) : findRound(world, request.roundId, words);
    if (round === undefined || round.status === 'scheduled') return { ...emptyRanking, page, roundId: round?.id ?? null };
    const prevRoundId = roundBefore(world, round);
    // Before the section is read: ranks that are stored between the two are in the answer.
    if (round.status === 'playing' && prevRoundId !== null && (await isBefore(round.id, prevRoundId)))
      return answer(db, edition, userId, { ...request, roundId: prevRoundId }, rankingReads);
    const board = { edition: edition.id, roundId: round.id, prevRoundId, statistic: request.statistic };
    const section = {
      offset: Math.min((page - 1) * limit, mostOffset),
      limit,
      isReversed,
      search: displayNameKey(search),
      userId,
    };
    const shown = await read(board, section);
    if (shown === undefined) return { ...emptyRanking, page, roundId: round.id };
    const { own, numTeams } = shown;
    const hasRanks = own !== undefined && page === 1 && section.search === '';
    const ownRanks = hasRanks ? [...(await readRanks(board, { teamId: own.teamId, numTeams }))] : [];
    return presentRanking(db, shown, board, { round, page, ownRanks }, world);
  }

  serveSignedIn(getRanking, ({ user, edition, input: { query } }) =>
    reads.run((db) => answer(db, edition, user.id, readRankingQuery(query), overallReads(db, edition))),
  );

  serveSignedIn(getLeagueRanking, ({ user, edition, input: { params, query } }) =>
    reads.run(async (db) => {
      const league = await requireVisibleLeague(db, edition.id, params.leagueId, user.id, words);
      const readsOfLeague = league.class === 'overall' ? overallReads(db, edition) : leagueReads(db, edition, league);
      return answer(db, edition, user.id, readRankingQuery(query), readsOfLeague);
    }),
  );
}

/** Whether teams are ranked after the round before, and not yet after the one that has started. */
async function isBeforeRanks(db: Kysely<Database>, edition: Edition, id: number, prevRoundId: number): Promise<boolean> {
  return (await isUnranked(db, edition, { id })) && !(await isUnranked(db, edition, { id: prevRoundId }));
}

/** How a ranking is read. */
interface RankingReads {
  /** Reads a part of it; undefined while a very large league has no stored ranks. */
  readonly read: (board: Board, section: BoardSection) => Promise<BoardPage | undefined>;
  /** Reads the ranks of a team after each round. */
  readonly readRanks: (board: Board, own: { readonly teamId: number; readonly numTeams: number }) => Promise<readonly OwnRank[]>;
  /** Whether it has ranks after the round before, and not yet after the one that has started. */
  readonly isBefore: (roundId: number, prevRoundId: number) => Promise<boolean>;
}

function overallReads(db: Kysely<Database>, edition: Edition): RankingReads {
  return {
    read: (board, section) => readOverall(db, board, section),
    readRanks: (board, { teamId }) => readOwnRanks(db, board, teamId),
    isBefore: (roundId, prevRoundId) => isBeforeRanks(db, edition, roundId, prevRoundId),
  };
}

function leagueReads(db: Kysely<Database>, edition: Edition, league: CountedLeague): RankingReads {
  return {
    read: (board, section) => readLeagueSection(db, board, league, section),
    readRanks: (board, own) => readOwnLeagueRanks(db, board, league, own),
    isBefore: async (roundId, prevRoundId) =>
      (await isBeforeRanks(db, edition, roundId, prevRoundId)) || (await isBeforeStored(db, league, roundId, prevRoundId)),
  };
}

/** More than there are users; larger numbers do not fit into the integers of the database. */
const mostOffset = 1_000_000_000;

const emptyRanking = { rankings: [], user: null, next: null, ownRanks: [], nextPage: false, isProvisional: false, numTeams: 0 };
