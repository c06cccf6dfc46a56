import { findPlayer } from '@rugby/domain/game/model/lookup';
import { boosterTarget } from '@rugby/domain/game/boosters/boosterRules';
import type { Booster } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';

/** The surname of the player on whom a booster works; null when it works on nobody in particular. [G-296] */
export function boostedName(booster: Pick<Booster, 'type' | 'playerId'>, captainId: number | null, world: GameWorld) {
  return findPlayer(boosterTarget(booster, captainId), world)?.lastName ?? null;
}
