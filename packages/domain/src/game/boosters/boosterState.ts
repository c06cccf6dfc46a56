import { activeBoosters, findUsedBooster } from './appliedBoosters.ts';
import { refusalsToChoose, refusalsToResetBooster } from './boosterRefusals.ts';
import type { Booster, BoosterType } from '../model/entities.ts';
import type { Refusal } from '../model/refusal.ts';
import type { GameWorld, SavedTeam } from '../model/world.ts';

/** The state of a booster for a team in the current round. `refusals` of an active booster say why it cannot be reset. */
export type BoosterState =
  | { readonly state: 'free' }
  | { readonly state: 'active'; readonly booster: Booster; readonly refusals: readonly Refusal[] }
  | { readonly state: 'used'; readonly roundNumber: number }
  | { readonly state: 'locked'; readonly refusals: readonly Refusal[] };

/** The state of a booster of this type before a player is chosen for it. [G-283, G-284, G-295] */
export function boosterStateOf(type: BoosterType, team: SavedTeam, world: GameWorld): BoosterState {
  const booster = activeBoosters(team, world).find((active) => active.type === type);
  if (booster) return { state: 'active', booster, refusals: refusalsToResetBooster(booster, team, world) };
  const used = findUsedBooster(type, team, world);
  if (used) return { state: 'used', roundNumber: used.roundNumber };
  const refusals = refusalsToChoose(type, team, world);
  return refusals.length > 0 ? { state: 'locked', refusals } : { state: 'free' };
}
