import type { Ranking, RankingRow } from '@rugby/domain/contract/ranking';
import type { Round } from '@rugby/domain/game/model/entities';
import { playerIds } from '@rugby/domain/game/model/lineup';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { distinctNameOf } from '@rugby/domain/game/players/distinctName';
import { countPlayersLeft } from '@rugby/domain/game/rankings/playersLeft';
import { projectPoints } from '@rugby/domain/game/rankings/projectPoints';
import { placesWon, pointsToPass } from '@rugby/domain/game/rankings/rankTeams';
import { arePointsProvisional } from '@rugby/domain/game/season/countdown';
import { isPickSeen } from '@rugby/domain/game/team/hidePicks';
import type { Kysely, Selectable } from 'kysely';
import { fromLineupColumn } from '../db/lineupColumn.ts';
import type { Database } from '../db/tables.ts';
import type { TeamRoundTable } from '../db/tables/teamTables.ts';
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
  const teams = await readTeams(db, shown, round);
  const live = round.status === 'playing' ? liveFigures(teams, shown, own?.teamId, round, world) : undefined;
  const captains = namesOfCaptains(teams, own?.teamId, round, world);
  const rowOf = (place: TeamPlace): RankingRow => ({
    ...presentPlace(place, round),
    ...noLiveFigures,
    ...live?.get(place.teamId),
    captain: captains.get(place.teamId) ?? null,
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

type TeamInRound = Pick<Selectable<TeamRoundTable>, 'teamId' | 'lineup' | 'captainId' | 'boosters'>;

/** The teams of the places in the round; none of a team that misses it. */
async function readTeams(db: Kysely<Database>, places: readonly TeamPlace[], round: Round): Promise<readonly TeamInRound[]> {
  if (places.length === 0) return [];
  return db
    .selectFrom('teamRounds')
    .select(['teamId', 'lineup', 'captainId', 'boosters'])
    .where('roundId', '=', round.id)
    .where('teamId', 'in', [...new Set(places.map(({ teamId }) => teamId))])
    .execute();
}

/** Players left and projected points by team. Where picks are hidden, only the user's are projected. */
function liveFigures(
  teams: readonly TeamInRound[],
  places: readonly TeamPlace[],
  ownId: number | undefined,
  round: Round,
  world: GameWorld,
): ReadonlyMap<number, Pick<RankingRow, 'playersToPlay' | 'playersInPlay' | 'projectedPoints'>> {
  const pointsOf = new Map(places.map(({ teamId, overallPoints }) => [teamId, overallPoints]));
  return new Map(
    teams.map(({ teamId, lineup: column, captainId, boosters }) => {
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

/** The captains by team, without those whom the user may not see yet. */
function namesOfCaptains(
  teams: readonly TeamInRound[],
  ownId: number | undefined,
  round: Round,
  world: GameWorld,
): ReadonlyMap<number, RankingRow['captain']> {
  const captains = teams.flatMap(({ teamId, captainId }) => {
    const isSeen = captainId !== null && (teamId === ownId || round.status === 'complete' || isPickSeen(captainId, world));
    return isSeen && world.players.has(captainId) ? { teamId, captainId } : [];
  });
  const ids = captains.map(({ captainId }) => captainId);
  return new Map(
    captains.map(({ teamId, captainId }) => [teamId, { playerId: captainId, name: distinctNameOf(captainId, ids, world) }]),
  );
}
