import type { Booster, Selection } from '../model/entities.ts';
import { boosterTarget } from './appliedBoosters.ts';
import { boosterBehaviours, type BoosterBadge } from './boosterBehaviours.ts';

/** The badge of a player of a team: a booster that works on the player, else the captaincy. */
export function teamBadge(
  playerId: number,
  { captainId, boosters }: Pick<Selection, 'captainId'> & { readonly boosters: readonly Pick<Booster, 'type' | 'playerId'>[] },
): BoosterBadge | 'captain' | undefined {
  const booster = boosters.find((applied) => boosterTarget(applied, captainId) === playerId);
  return (booster && boosterBehaviours[booster.type].badge) ?? (playerId === captainId ? 'captain' : undefined);
}
