import type { Player } from '../model/entities.ts';
import type { GameWorld } from '../model/world.ts';
import { currentRound } from '../season/rounds.ts';
import { nextOpponent, showOpponent, type ShownOpponent } from './statistics.ts';

/** The figures of a player's overview. A missing value is null. */
export interface PlayerOverview {
  readonly totalPoints: number | null;
  readonly averagePoints: number | null;
  readonly lastRoundPoints: number | null;
  readonly percentSelected: number | null;
  readonly positionRank: number | null;
  /** Number of players in the position. */
  readonly positionCount: number;
  readonly nextFixture: ShownOpponent;
}

/** A player's points in a round; null when the player did not play. */
export interface RoundScore {
  readonly roundNumber: number;
  readonly points: number | null;
}

/** The figures of a player's overview. [G-066 to G-071] */
export function playerOverview(player: Player, world: GameWorld): PlayerOverview {
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
