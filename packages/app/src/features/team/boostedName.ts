import { findPlayer } from '@rugby/domain/game/model/lookup';
import { boosterTarget } from '@rugby/domain/game/boosters/appliedBoosters';
import type { Booster } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';

/** The surname of the player that a booster is applied to; null when it applies to no single player. [G-296] */
export function boostedName(booster: Pick<Booster, 'type' | 'playerId'>, captainId: number | null, world: GameWorld) {
  return findPlayer(boosterTarget(booster, captainId), world)?.lastName ?? null;
}
