import type { Booster } from '../model/entities.ts';
import type { Refusal } from '../model/refusal.ts';
import { boosterBehaviours } from './boosterBehaviours.ts';
import { currentRound } from '../season/rounds.ts';
import type { GameWorld, SavedTeam, EditedTeam } from '../model/world.ts';

/** The boosters that a team plays in the current round. */
export function activeBoosters(
  { boosters }: Pick<SavedTeam, 'boosters'>,
  { rounds }: Pick<GameWorld, 'rounds'>,
): readonly Booster[] {
  const current = currentRound(rounds);
  return boosters.filter(({ roundId }) => roundId === current?.id);
}

/** Whether the salary cap does not count for the team in the current round. [G-268, G-306, G-308] */
export function isLimitless(saved: SavedTeam | null, world: Pick<GameWorld, 'rounds'>): boolean {
  return saved !== null && activeBoosters(saved, world).some(({ type }) => boosterBehaviours[type].liftsBudget);
}

/** The id of the player on whom a booster works. A booster of the captain follows the captaincy. Null without such a player. [G-296] */
export function boosterTarget(booster: Pick<Booster, 'type' | 'playerId'>, captainId: number | null): number | null {
  switch (boosterBehaviours[booster.type].target) {
    case 'captain':
      return captainId;
    case 'chosen-player':
      return booster.playerId;
    case 'none':
      return null;
  }
}

/** Refused to a player on whom a booster of the round works: the player can leave only after the booster is reset. [G-270] */
export function refusalsForBoosterTarget(
  playerId: number,
  { saved }: Pick<EditedTeam, 'saved'>,
  world: GameWorld,
): readonly Refusal[] {
  if (saved === null) return [];
  return activeBoosters(saved, world)
    .filter((booster) => boosterTarget(booster, saved.captainId) === playerId)
    .map(({ type }) => ({ rule: 'booster-target', playerId, type }));
}

/** Refused as captain: a player on whom a booster works that may not be on the captain. [G-292] */
export function refusalsForBoostedCaptain(
  playerId: number,
  team: Pick<EditedTeam, 'saved'>,
  world: GameWorld,
): readonly Refusal[] {
  return refusalsForBoosterTarget(playerId, team, world).filter(
    (refusal) => 'type' in refusal && !boosterBehaviours[refusal.type].suitsCaptain,
  );
}
