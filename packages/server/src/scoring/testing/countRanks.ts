import type { EditionId } from '@rugby/domain/editions';
import { averagePoints, type RankingStatistic, rankingStatistics } from '@rugby/domain/game/model/rankingStatistics';
import type { Kysely, NotNull } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { blockOf } from '../teamBlocks.ts';

/** The figure of a team after a round and its rank, counted from the points of its rounds alone. */
export interface CountedRank {
  readonly teamId: number;
  readonly roundId: number;
  readonly statistic: RankingStatistic;
  readonly points: number;
  readonly rank: number;
}

/** Counts every rank of an edition by comparing each team with each other one. */
export async function countRanks(db: Kysely<Database>, edition: EditionId): Promise<readonly CountedRank[]> {
  const rounds = await db.selectFrom('rounds').select('id').where('edition', '=', edition).orderBy('roundNumber').execute();
  const played = await db
    .selectFrom('teamTotals')
    .select(['teamId', 'roundId', 'points'])
    .where('edition', '=', edition)
    .where('points', 'is not', null)
    .$narrowType<{ points: NotNull }>()
    .execute();
  const teamIds = [...new Set(played.map(({ teamId }) => teamId))].toSorted((a, b) => a - b);
  return rounds.flatMap(({ id: roundId }, index) => {
    if (!played.some((row) => row.roundId === roundId)) return [];
    const until = new Set(rounds.slice(0, index + 1).map(({ id }) => id));
    const figures = teamIds.flatMap((teamId) => figuresOf(teamId, roundId, until, played));
    return figures.map((own) => ({
      ...own,
      roundId,
      rank: 1 + figures.filter(({ statistic, points }) => statistic === own.statistic && points > own.points).length,
    }));
  });
}

type Played = Readonly<Record<'teamId' | 'roundId' | 'points', number>>;

function figuresOf(teamId: number, roundId: number, until: ReadonlySet<number>, played: readonly Played[]) {
  const rounds = played.filter((row) => row.teamId === teamId && until.has(row.roundId));
  const overallPoints = rounds.reduce((sum, { points }) => sum + points, 0);
  const roundPoints = rounds.find((row) => row.roundId === roundId)?.points;
  const figures = { overallPoints, roundPoints, averagePoints: averagePoints(overallPoints, rounds.length) };
  if (rounds.length === 0) return [];
  return rankingStatistics.flatMap((statistic) => {
    const points = figures[statistic];
    return points === undefined ? [] : [{ teamId, statistic, points }];
  });
}

/** Reads the same ranks as requests do that know the team. */
export async function readRanks(db: Kysely<Database>, edition: EditionId): Promise<readonly CountedRank[]> {
  const levels = await db.selectFrom('rankingLevels').selectAll().where('edition', '=', edition).execute();
  const totals = await db.selectFrom('teamTotals').selectAll().where('edition', '=', edition).execute();
  const played = await db
    .selectFrom('teamTotals')
    .select(['teamId', 'roundId', 'points'])
    .where('edition', '=', edition)
    .where('points', 'is not', null)
    .$narrowType<{ points: NotNull }>()
    .execute();
  const rankOf = new Map(levels.map(({ roundId, statistic, points, rank }) => [`${roundId} ${statistic} ${points}`, rank]));
  const found = (teamId: number, roundId: number, statistic: RankingStatistic, points: number, shown = points) => {
    return { teamId, roundId, statistic, points: shown, rank: rankOf.get(`${roundId} ${statistic} ${points}`) ?? Number.NaN };
  };
  return [
    ...totals.flatMap(({ teamId, roundId, totalPoints, averageTenths }) => [
      found(teamId, roundId, 'overallPoints', totalPoints),
      found(teamId, roundId, 'averagePoints', averageTenths, averageTenths / 10),
    ]),
    ...played.map(({ teamId, roundId, points }) => found(teamId, roundId, 'roundPoints', points)),
  ];
}

/** Reads the same ranks from the lists of the levels, as pages do. Throws when a list is not in the order of the teams. */
export async function readListedRanks(db: Kysely<Database>, edition: EditionId): Promise<readonly CountedRank[]> {
  const lists = await db
    .selectFrom('levelTeams')
    .leftJoin('rankingLevels as level', (join) =>
      join
        .onRef('level.edition', '=', 'levelTeams.edition')
        .onRef('level.roundId', '=', 'levelTeams.roundId')
        .onRef('level.statistic', '=', 'levelTeams.statistic')
        .onRef('level.points', '=', 'levelTeams.points'),
    )
    .select(['levelTeams.roundId', 'levelTeams.statistic', 'levelTeams.points', 'block', 'teamIds', 'rank'])
    .where('levelTeams.edition', '=', edition)
    .execute();
  return lists.flatMap(({ roundId, statistic, points, block, teamIds, rank }) => {
    if (teamIds.some((id, index) => blockOf(id) !== block || id <= (teamIds[index - 1] ?? 0)))
      throw new Error(`The list of ${points} ${statistic} in block ${block} is ${teamIds.join(', ')}.`);
    const shown = statistic === 'averagePoints' ? points / 10 : points;
    return teamIds.map((teamId) => ({ teamId, roundId, statistic, points: shown, rank: rank ?? Number.NaN }));
  });
}
