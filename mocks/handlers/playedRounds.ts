import { readRankingQuery } from '@rugby/domain/contract/ranking';
import type { PlayedRound } from '@rugby/domain/game/model/playedRound';
import { arePointsProvisional } from '@rugby/domain/game/season/countdown';
import type { World } from '../scenarios/World.ts';
import { gamebarOf } from './gamebarOf.ts';
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
