import type { Player } from '@rugby/domain/game/model/entities';
import { currentRound } from '@rugby/domain/game/season/rounds';
import { nextOpponent, showOpponent } from '@rugby/domain/game/players/statistics';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { PlayerFigures, RoundScore } from '@rugby/ui/modals/PlayerDialog';

/** The figures of a player's overview. [G-066 to G-071] */
export function playerFigures(player: Player, world: GameWorld): PlayerFigures {
  const { stats, selected, position } = player;
  const round = currentRound(world.rounds);
  return {
    totalPoints: stats.totalPoints,
    averagePoints: stats.avgPoints,
    lastRoundPoints: stats.lastRoundPoints,
    percentSelected: round === undefined ? null : (selected[round.id] ?? null),
    positionRank: stats.positionRank,
    positionCount: [...world.players.values()].filter((other) => other.position === position).length,
    nextFixture: showOpponent(nextOpponent(player, world.rounds)),
  };
}

/** A player's points in each round that has begun. */
export function playerForm({ stats }: Player, { rounds }: Pick<GameWorld, 'rounds'>): readonly RoundScore[] {
  return rounds
    .filter(({ status }) => status !== 'scheduled')
    .map(({ id, roundNumber }) => ({ roundNumber, points: stats.scores[id] ?? null }));
}
