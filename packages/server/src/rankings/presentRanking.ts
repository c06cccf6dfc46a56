import type { Ranking, RankingRow } from '@rugby/domain/contract/ranking';
import type { Round } from '@rugby/domain/game/model/entities';
import { playerIds } from '@rugby/domain/game/model/lineup';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { countPlayersLeft } from '@rugby/domain/game/rankings/playersLeft';
import { projectPoints } from '@rugby/domain/game/rankings/projectPoints';
import { placesWon, pointsToPass } from '@rugby/domain/game/rankings/rankTeams';
import { arePointsProvisional } from '@rugby/domain/game/season/countdown';
import type { Kysely } from 'kysely';
import { fromLineupColumn } from '../db/lineupColumn.ts';
import type { Database } from '../db/tables.ts';
import type { Board, BoardPage, TeamPlace } from './Board.ts';
import { figureIn } from './rankedFigure.ts';

/** The answer for a part of a ranking, with what is live while its round is played. [A-206, B14] */
export async function presentRanking(
  db: Kysely<Database>,
  { places, own, next, numTeams, hasMore, nextFigure }: BoardPage,
  { statistic }: Board,
  { round, page, ownRanks }: { readonly round: Round } & Pick<Ranking, 'page' | 'ownRanks'>,
  world: GameWorld,
): Promise<Ranking> {
  const shown = [...places, ...(own === undefined ? [] : [own]), ...(next === undefined ? [] : [next])];
  const live = await readLiveFigures(db, shown, own?.teamId, round, world);
  const rowOf = (place: TeamPlace): RankingRow => ({
    ...presentPlace(place, round),
    ...noLiveFigures,
    ...live.get(place.teamId),
  });
  const toPass =
    own === undefined || nextFigure === null || statistic === 'averagePoints'
      ? null
      : pointsToPass(figureIn(statistic, own), [nextFigure], world.rounds);
  return {
    rankings: places.map((place) => (place.teamId === own?.teamId ? { ...rowOf(place), pointsToPass: toPass } : rowOf(place))),
    user: own === undefined ? null : { ...rowOf(own), pointsToPass: toPass },
    next: next === undefined || toPass === null ? null : rowOf(next),
    ownRanks,
    nextPage: hasMore,
    page,
    roundId: round.id,
    isProvisional: arePointsProvisional(round, world.now) || (own ?? places[0])?.isScoring === true,
    numTeams,
  };
}

const noLiveFigures = {
  playersToPlay: null,
  playersInPlay: null,
  projectedPoints: null,
  pointsToPass: null,
};

function presentPlace({ averageTenths, rankAtKickOff, ...place }: TeamPlace, { status }: Round) {
  const { displayName, teamId, teamName, userId, rank, prevRank, overallPoints, roundPoints, isTied } = place;
  const team = { userId, displayName, userName: displayName, teamId, teamName };
  const figures = { overallPoints, roundPoints, points: roundPoints, averagePoints: averageTenths / 10 };
  const placesWonSinceKickOff = status === 'playing' ? placesWon(rankAtKickOff, rank) : null;
  return { ...team, rank, prevRank, ...figures, isTied, placesWon: placesWon(prevRank, rank), placesWonSinceKickOff };
}

/** Players left and projected points by team; empty unless the round is being played. Where picks are hidden, only the user's are projected. */
async function readLiveFigures(
  db: Kysely<Database>,
  places: readonly TeamPlace[],
  ownId: number | undefined,
  round: Round,
  world: GameWorld,
): Promise<ReadonlyMap<number, Pick<RankingRow, 'playersToPlay' | 'playersInPlay' | 'projectedPoints'>>> {
  if (round.status !== 'playing' || places.length === 0) return new Map();
  const rows = await db
    .selectFrom('teamRounds')
    .select(['teamId', 'lineup', 'captainId', 'boosters'])
    .where('roundId', '=', round.id)
    .where('teamId', 'in', [...new Set(places.map(({ teamId }) => teamId))])
    .execute();
  const pointsOf = new Map(places.map(({ teamId, overallPoints }) => [teamId, overallPoints]));
  return new Map(
    rows.map(({ teamId, lineup: column, captainId, boosters }) => {
      const lineup = fromLineupColumn(column);
      const players = playerIds(lineup).flatMap((id) => world.players.get(id) ?? []);
      const { toPlay, inPlay } = countPlayersLeft(players, round, world.now);
      const isShown = world.edition.revealRivals === 'always' || teamId === ownId;
      const points = pointsOf.get(teamId) ?? 0;
      const projectedPoints = isShown ? projectPoints(points, { lineup, captainId }, boosters, round, world) : null;
      return [teamId, { playersToPlay: toPlay, playersInPlay: inPlay, projectedPoints }] as const;
    }),
  );
}
