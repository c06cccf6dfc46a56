import type { Round } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';

/** The round after which teams are ranked unless a request names another one; undefined before the first one. */
export function latestBegun({ rounds }: GameWorld): Round | undefined {
  return rounds.findLast(({ status }) => status !== 'scheduled');
}

/** The id of the round before; null for the first one. */
export function roundBefore({ rounds }: GameWorld, round: Round): number | null {
  return rounds[rounds.indexOf(round) - 1]?.id ?? null;
}
