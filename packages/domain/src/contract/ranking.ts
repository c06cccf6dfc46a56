import { type RankingStatistic, rankingStatistics } from '../game/model/rankingStatistics.ts';
import { endpoint } from './endpoint.ts';
import { ownRanks } from './ownRanks.ts';
import { z } from './schema.ts';
import { decimal, integer, listOf, natural, upTo, wholeNumber } from './text.ts';

/** Rows of a page, unless the request asks for another number, and the most that it may ask for. */
export const rowsOfPage = 20;
export const mostRowsOfPage = 100;

/** Letters of the longest search. */
export const longestSearch = 200;

const query = z.object({
  page: z.optional(wholeNumber),
  /** The round after which teams are ranked; absent: the latest that has begun. */
  round: z.optional(wholeNumber),
  /** Another name of `round`, which wins. */
  gameWeek: z.optional(wholeNumber),
  stat: z.optional(z.enum(rankingStatistics)),
  /** Another name of `stat`, which wins. */
  order: z.optional(z.enum([...rankingStatistics, 'rank'])),
  dir: z.optional(z.enum(['asc', 'desc', 'ASC', 'DESC'])),
  limit: z.optional(wholeNumber),
  /** The beginning of a display name: only these users, each with their rank among all. */
  search: z.optional(upTo(longestSearch)),
});

/** What a request for a ranking asks for, with the defaults for what it leaves out. */
export interface RankingRequest {
  readonly page: number;
  readonly limit: number;
  readonly roundId: number | undefined;
  readonly statistic: RankingStatistic;
  /** Whether the last rank comes first. */
  readonly isReversed: boolean;
  /** Empty without a search. */
  readonly search: string;
}

/** Reads a query with its other names. Page 0 is page 1, a limit outside 1 to 100 the nearest number inside. */
export function readRankingQuery({
  page,
  round,
  gameWeek,
  stat,
  order,
  dir,
  limit,
  search,
}: z.output<typeof query>): RankingRequest {
  const isByRank = order === 'rank';
  const direction = dir?.toLowerCase();
  return {
    page: Math.max(1, page ?? 1),
    limit: Math.min(Math.max(1, limit ?? rowsOfPage), mostRowsOfPage),
    roundId: round ?? gameWeek,
    statistic: stat ?? (order === undefined || isByRank ? 'overallPoints' : order),
    isReversed: direction === (isByRank ? 'desc' : 'asc'),
    search: search?.trim() ?? '',
  };
}

/** What another server of this API may leave out. */
const added = z._default(z.nullable(integer), null);

const row = z.object({
  userId: integer,
  displayName: upTo(200),
  /** Repeats `displayName`. */
  userName: z.optional(upTo(200)),
  teamId: integer,
  teamName: upTo(200),
  /** Equal figures share a rank. */
  rank: integer,
  /** The rank after the round before; null for a team that had none. */
  prevRank: z.nullable(integer),
  /** All points up to the round. */
  overallPoints: integer,
  /** The points of the round; 0 for a team that did not play in it. */
  roundPoints: integer,
  /** Repeats `roundPoints`. */
  points: z.optional(integer),
  /** With one decimal, over the rounds that the team has played. */
  averagePoints: decimal,
  /** Whether another team shares the rank. */
  isTied: z._default(z.boolean(), false),
  /** Places won since the round before, negative when some were lost. */
  placesWon: added,
  /** Places won since the latest kick-off; null while no round plays. */
  placesWonSinceKickOff: added,
  /** Players of the team who have their match of the round before them; null unless the round is playing. */
  playersToPlay: added,
  /** Players of the team whose match is being played; null unless the round is playing. */
  playersInPlay: added,
  /** `overallPoints` at the end of the round if players still to play get their average; null unless the round is playing. */
  projectedPoints: added,
  /** Points with which the team passes the next one; null for the first, after the season, and in rows of other users. */
  pointsToPass: added,
  /** The captain in the round, named apart from the others of the page; null without one, and while the user may not see who it is. */
  captain: z._default(z.nullable(z.object({ playerId: integer, name: upTo(200) })), null),
});

/** A team in a ranking. */
export type RankingRow = z.output<typeof row>;

const success = z.object({
  rankings: listOf(row, mostRowsOfPage),
  /** The row of the signed-in user, whatever the page; null for a user who is not ranked. */
  user: z.nullable(row),
  /** The team that the user passes with `pointsToPass`, whatever the page; of equal ones the last. Null without such points. */
  next: z._default(z.nullable(row), null),
  /** Up to the round; with the first page only, and not with a search. */
  ownRanks,
  nextPage: z.boolean(),
  page: natural,
  /** The round after which the teams are ranked; null before the first one has begun. */
  roundId: added,
  /** Whether points of the round may still change. */
  isProvisional: z._default(z.boolean(), false),
  /** Teams in the whole ranking. */
  numTeams: added,
});

/** A page of a ranking. */
export type Ranking = z.output<typeof success>;

/** GET ranking?page&round&stat: all teams of the edition. */
export const getRanking = endpoint({
  name: 'ranking',
  method: 'GET',
  area: 'game',
  path: 'ranking',
  request: z.object({ query }),
  success,
});

/** GET ranking/league/{leagueId}?page&round&stat: the teams of a league. */
export const getLeagueRanking = endpoint({
  name: 'leagueRanking',
  method: 'GET',
  area: 'game',
  path: 'ranking/league/:leagueId',
  request: z.object({ params: z.object({ leagueId: wholeNumber }), query }),
  success,
});
