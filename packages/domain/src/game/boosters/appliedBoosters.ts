import type { Booster, BoosterType } from '../model/entities.ts';
import type { EditedTeam, GameWorld, SavedTeam } from '../model/world.ts';
import { currentRound } from '../season/rounds.ts';
import { boosterBehaviours } from './boosterBehaviours.ts';

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

/** The booster of the type from an earlier round of the current stage. [G-015, G-283] */
export function findUsedBooster(type: BoosterType, { boosters }: SavedTeam, { rounds }: GameWorld): Booster | undefined {
  const at = rounds.findIndex((round) => round === currentRound(rounds));
  const stage = rounds[at]?.roundStage;
  const earlier = new Set(rounds.slice(0, at).flatMap(({ id, roundStage }) => (roundStage === stage ? [id] : [])));
  return boosters.find((booster) => booster.type === type && earlier.has(booster.roundId));
}

/**
 * The team as if the chosen booster were applied in the current round already. Unchanged without a booster, and for one that is not applied
 * together with transfers. [G-268, G-282]
 */
export function previewTransferBooster<Team extends EditedTeam>(
  type: BoosterType | undefined,
  team: Team,
  { rounds }: Pick<GameWorld, 'rounds'>,
): Team {
  const round = currentRound(rounds);
  if (type === undefined || !boosterBehaviours[type].opensTransfers || team.saved === null || round === undefined) return team;
  const planned: Booster = { id: 0, type, roundId: round.id, roundNumber: round.roundNumber, playerId: null };
  const saved: SavedTeam = { ...team.saved, boosters: [...team.saved.boosters, planned] };
  return { ...team, saved };
}
