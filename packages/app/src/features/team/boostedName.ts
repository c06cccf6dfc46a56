import { boosterTarget } from '@rugby/domain/game/boosters/appliedBoosters';
import type { Booster } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { type NamedTeam, nameInTeam } from '@rugby/domain/game/players/distinctName';

interface BoostedTeam extends NamedTeam {
  readonly captainId: number | null;
}

/** The player of a team whom a booster is applied to, by name; null when it applies to no single player. [G-296] */
export function boostedName(booster: Pick<Booster, 'type' | 'playerId'>, team: BoostedTeam, world: GameWorld) {
  const playerId = boosterTarget(booster, team.captainId);
  return playerId === null || !world.players.has(playerId) ? null : nameInTeam(playerId, team, world);
}
