import { readRankingQuery } from '@rugby/domain/contract/ranking';
import type { PlacedRound, PlayedRound } from '@rugby/domain/game/model/playedRound';
import { averagePoints } from '@rugby/domain/game/model/rankingStatistics';
import { arePointsProvisional } from '@rugby/domain/game/season/countdown';
import type { World } from '../../scenarios/World.ts';
import { gamebarOf } from './gamebarOf.ts';
import { findLeague } from '../leagues/presentLeague.ts';
import { rankingOf } from './rankingOf.ts';

/** Every round that the user's team has played, with its places in the ranking. */
export function playedRounds(world: World): PlayedRound[] {
  return world.history.flatMap((teamHistory) => {
    const round = world.rounds.find(({ id }) => id === teamHistory.roundId);
    if (round === undefined) return [];
    const ranking = rankingOf(readRankingQuery({ round: round.id, limit: 1 }), world);
    const { roundAverage, roundHighest } = gamebarOf(round.id, world);
    return [
      {
        teamHistory,
        rank: ranking instanceof Response ? null : (ranking.user?.rank ?? null),
        numTeams: ranking instanceof Response ? null : ranking.numTeams,
        average: roundAverage,
        highest: roundHighest,
        isProvisional: arePointsProvisional(round, Date.parse(world.now)),
      },
    ];
  });
}

/** How the user's team did in a league in each round after which it had a rank there; 404 for a league that the user may not see. */
export function leagueReviewOf(leagueId: number, world: World): { rounds: PlacedRound[] } | Response {
  const found = findLeague(leagueId, world);
  if (found instanceof Response) return found;
  return { rounds: found.league.class === 'overall' ? placesAmongAll(world) : placesIn(leagueId, world) };
}

function placesAmongAll(world: World): PlacedRound[] {
  return playedRounds(world).map(({ teamHistory: { roundId }, rank, numTeams, average, highest }) => {
    return { roundId, rank, numTeams, average, highest };
  });
}

function placesIn(leagueId: number, world: World): PlacedRound[] {
  return world.rounds.flatMap(({ id, status }) => {
    if (status === 'scheduled') return [];
    const { rankings, user, numTeams } = rankingOf(readAll(id), world, leagueId);
    if (user === null) return [];
    const points = rankings.map(({ roundPoints }) => roundPoints);
    const sum = points.reduce((total, one) => total + one, 0);
    const [average, highest] = [averagePoints(sum, points.length), Math.max(...points)];
    return [{ roundId: id, rank: user.rank, numTeams, average, highest }];
  });
}

/** A request for every row of the ranking after a round. */
function readAll(roundId: number) {
  return { ...readRankingQuery({ round: roundId }), limit: Number.POSITIVE_INFINITY };
}
