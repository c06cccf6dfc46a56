import type { EditionId } from '@rugby/domain/editions';
import type { RankingStatistic } from '@rugby/domain/game/model/rankingStatistics';
import type { BoosterType } from '@rugby/domain/game/model/entities';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** The tables of rankings. */
export interface RankingTables {
  readonly teamTotals: TeamTotalTable;
  readonly rankingLevels: RankingLevelTable;
  readonly levelTeams: LevelTeamTable;
  readonly rankingSteps: RankingStepTable;
  readonly kickOffLevels: KickOffLevelTable;
  readonly leagueLevels: LeagueLevelTable;
  readonly leaguePages: LeaguePageTable;
  readonly leagueChanges: LeagueChangeTable;
  readonly scoringPasses: ScoringPassTable;
  readonly scoredPlayers: ScoredPlayerTable;
}

/**
 * What a team has made of its rounds up to and including one that has begun. A team that misses a round keeps its figures. No index holds a figure, and
 * pages have room for new versions of their rows: so an update of figures writes into no index.
 */
export interface TeamTotalTable {
  readonly teamId: number;
  readonly edition: EditionId;
  readonly roundId: number;
  /** The points of the round; null for a team that misses it. */
  readonly points: Generated<number | null>;
  readonly totalPoints: number;
  readonly roundsPlayed: number;
  /** Tenths of a point. */
  readonly averageTenths: number;
  /** Kick-offs of the round when the points changed for the last time. */
  readonly kickOffs: Generated<number>;
  /** The points of the round at that kick-off. */
  readonly pointsAtKickOff: Generated<number>;
}

/**
 * How many teams have a figure after a round, and their common rank: one more than the number of teams with a better one. So a rank is one row,
 * and no request sums over teams.
 */
interface RankingLevelTable {
  readonly edition: EditionId;
  readonly roundId: number;
  readonly statistic: RankingStatistic;
  /** Points, of averages tenths of a point. */
  readonly points: number;
  readonly teams: number;
  readonly rank: number;
}

/** The teams of a level in the order of their ids, those of a block of ids (`blockOf`) in a row: what pages of a ranking are read from. */
interface LevelTeamTable extends Pick<RankingLevelTable, 'edition' | 'roundId' | 'statistic' | 'points'> {
  readonly block: number;
  readonly teamIds: readonly number[];
}

/**
 * Changes of totals that `rankingLevels` does not count yet. Scoring adds a row for each block of teams and statistic; the next numbering of the ranks
 * deletes it. So transactions that score teams do not wait for each other.
 */
interface RankingStepTable extends Pick<RankingLevelTable, 'edition' | 'roundId' | 'statistic'> {
  readonly id: GeneratedAlways<string>;
  readonly points: readonly number[];
  /** For each of the points: how many teams get this figure, less those that lose it. */
  readonly teams: readonly number[];
}

/** The rank that a figure had when ranks were stored at the latest kick-off of the playing round. Its rows do not grow with the teams. */
type KickOffLevelTable = Omit<RankingLevelTable, 'teams'>;

/** The levels of a league with very many teams, by their points since its start round, when teams were scored for the last time. */
interface LeagueLevelTable extends RankingLevelTable {
  readonly leagueId: number;
  /** Whether these are the figures at the latest kick-off of the round. */
  readonly isAtKickOff: boolean;
}

/** A part of the ranking of such a league: its teams from a place on. */
interface LeaguePageTable extends Pick<RankingLevelTable, 'edition' | 'roundId' | 'statistic'> {
  readonly leagueId: number;
  /** Of the first team, from 1. */
  readonly firstPlace: number;
  readonly teamIds: readonly number[];
}

/**
 * A team that came into such a league or left it since its ranks after a round were stored: reads count it to the levels and the order. Rows are only
 * inserted, and deleted by the transaction that stores the ranks again and sees them.
 */
interface LeagueChangeTable {
  readonly id: GeneratedAlways<string>;
  readonly leagueId: number;
  readonly roundId: number;
  readonly teamId: number;
  /** 1 for a team that came, -1 for one that left. */
  readonly teams: number;
}

/** A round whose teams have to be scored again: the row exists from the change of its stat records to the end of the scoring pass. */
type ScoringPassTable = Pick<RankingLevelTable, 'edition' | 'roundId'>;

/** What teams got from a player of a round when all of them were scored for the last time. */
interface ScoredPlayerTable extends Pick<RankingLevelTable, 'edition' | 'roundId'> {
  readonly playerId: number;
  readonly points: number;
  /** What each booster that pays extra points adds. */
  readonly extra: JSONColumnType<Readonly<Partial<Record<BoosterType, number>>>>;
}
