import type { Booster, BoosterType } from '../model/entities.ts';
import type { Refusal } from '../model/refusal.ts';
import { currentRound } from '../season/rounds.ts';
import type { GameWorld, StoredTeam, EditedTeam } from '../model/world.ts';

/** The boosters that a team plays in the current round. */
export function activeBoosters(
  { boosters }: Pick<StoredTeam, 'boosters'>,
  { rounds }: Pick<GameWorld, 'rounds'>,
): readonly Booster[] {
  const current = currentRound(rounds);
  return boosters.filter(({ roundId }) => roundId === current?.id);
}

/** Whether the salary cap does not count for the team in the current round. [G-268, G-306, G-308] */
export function isLimitless(stored: StoredTeam | null, world: Pick<GameWorld, 'rounds'>): boolean {
  return stored !== null && activeBoosters(stored, world).some(({ type }) => type === 'LIMITLESS');
}

/** The player on whom a booster works: triple captain follows whoever is captain. Null when it works on nobody in particular. [G-296] */
export function boosterTarget(booster: Pick<Booster, 'type' | 'playerId'>, captainId: number | null): number | null {
  if (booster.type === 'TRIPLE_CAPTAIN') return captainId;
  return needsPlayer(booster.type) ? booster.playerId : null;
}

/** Whether a booster waits for the fan to choose one of his players. */
export function needsPlayer(type: BoosterType): boolean {
  return type !== 'LIMITLESS' && type !== 'TRIPLE_CAPTAIN';
}

/** Refused for a player on whom a booster of the round works: it has to be reset before he may leave. [G-270] */
export function refusalsForBoosterTarget(
  playerId: number,
  { stored }: Pick<EditedTeam, 'stored'>,
  world: GameWorld,
): readonly Refusal[] {
  if (stored === null) return [];
  return activeBoosters(stored, world)
    .filter((booster) => boosterTarget(booster, stored.captainId) === playerId)
    .map(({ type }) => ({ rule: 'booster-target', playerId, type }));
}

/** Refused as captain: a player on whom another booster works, which does not suit a captain. [G-292] */
export function refusalsForBoostedCaptain(
  playerId: number,
  team: Pick<EditedTeam, 'stored'>,
  world: GameWorld,
): readonly Refusal[] {
  return refusalsForBoosterTarget(playerId, team, world).filter(
    (refusal) => 'type' in refusal && refusal.type !== 'TRIPLE_CAPTAIN',
  );
}
