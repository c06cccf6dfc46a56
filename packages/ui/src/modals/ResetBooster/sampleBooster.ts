import { boosterTarget } from '@rugby/domain/game/boosters/appliedBoosters';
import type { Booster } from '@rugby/domain/game/model/entities';
import { findPlayer } from '@rugby/domain/game/model/lookup';
import type { Season } from '@rugby/mocks/scenarios/Season';

/** The booster that the team of a season has in the current round, for stories. */
export function activeBooster({ team }: Season): Booster {
  const booster = team?.boosters[0];
  if (booster === undefined) throw new Error('The team of the season has no booster');
  return booster;
}

/** The last name of the player on whom it works; null when it works on nobody in particular. */
export function boostedName(season: Season): string | null {
  return boostedNameIn(activeBooster(season), season);
}

/** The last name of the player on whom a booster of the team works. */
export function boostedNameIn(booster: Booster, season: Season): string | null {
  return findPlayer(boosterTarget(booster, season.team?.captainId ?? null), season)?.lastName ?? null;
}
