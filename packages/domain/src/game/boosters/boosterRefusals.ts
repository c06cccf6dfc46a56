import { activeBoosters, boosterTarget, findUsedBooster } from './appliedBoosters.ts';
import { boosterBehaviours, needsPlayer } from './boosterBehaviours.ts';
import type { Booster, BoosterType, Round, Selection } from '../model/entities.ts';
import { freeSlots, isInLineup, playerIds } from '../model/lineup.ts';
import type { Refusal } from '../model/refusal.ts';
import type { EditedTeam, GameWorld, SavedTeam } from '../model/world.ts';
import { restoredSelection } from './restoredSelection.ts';
import { currentRound, isSeasonOver, lockingFixture } from '../season/rounds.ts';

/**
 * Why this booster cannot be applied in the current round now; empty means it can. `playerId` is for boosters that work on a chosen player. Such a
 * booster may move to another player while neither player is locked. [G-283, G-284, G-292, G-295]
 */
export function refusalsToBoost(
  type: BoosterType,
  playerId: number | null,
  team: SavedTeam,
  world: GameWorld,
): readonly Refusal[] {
  const active = activeBoosters(team, world).find((booster) => booster.type === type);
  if (active && (!needsPlayer(type) || active.playerId === playerId)) return [{ rule: 'booster-active', type }];
  const general = active ? refusalsToResetBooster(active, team, world) : refusalsToChoose(type, team, world);
  if (general.length > 0 || !needsPlayer(type)) return general;
  return playerId === null ? [{ rule: 'booster-needs-player', type }] : refusalsForTarget(type, playerId, team, world);
}

/** Why an applied booster cannot be taken back now; empty means it can. [G-279, G-284] */
export function refusalsToResetBooster(booster: Booster, team: SavedTeam, world: GameWorld): readonly Refusal[] {
  const { type, roundId, roundNumber } = booster;
  if (roundToBoost(world)?.id !== roundId) return [{ rule: 'booster-used', type, roundNumber }];
  const target = boosterTarget(booster, team.captainId);
  return target === null ? [] : refusalsForBoosterLock(type, target, world);
}

/** Why the selection from before a booster cannot return: a player who would leave, return or become captain is locked. [G-284, G-297] */
export function refusalsToRestore(type: BoosterType, now: Selection, before: Selection, world: GameWorld): readonly Refusal[] {
  const after = restoredSelection(now, before);
  const moving = [
    ...playerIds(now.lineup).filter((id) => !isInLineup(after.lineup, id)),
    ...playerIds(after.lineup).filter((id) => !isInLineup(now.lineup, id)),
    ...(now.captainId === after.captainId ? [] : [now.captainId, after.captainId]),
  ];
  return [...new Set(moving)].flatMap((playerId): readonly Refusal[] => {
    const player = playerId === null ? undefined : world.players.get(playerId);
    const fixture = player && lockingFixture(player, world.rounds, world.now);
    return player && fixture ? [{ rule: 'booster-locked', type, playerId: player.id, fixtureId: fixture.id }] : [];
  });
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

/** Why a booster cannot be applied to any player of the team. */
export function refusalsToChoose(type: BoosterType, team: SavedTeam, world: GameWorld): readonly Refusal[] {
  if (!world.edition.enabledBoosters.includes(type)) return [{ rule: 'booster-disabled', type }];
  if (!roundToBoost(world)) return [{ rule: 'booster-locked', type, playerId: null, fixtureId: null }];
  if (!team.isComplete) return [{ rule: 'team-incomplete', free: freeSlots(team.lineup).length }];
  const used = findUsedBooster(type, team, world);
  if (used) return [{ rule: 'booster-used', type, roundNumber: used.roundNumber }];
  const active = activeBoosters(team, world);
  const [other] = active;
  if (other && active.length >= world.edition.maxBoostersPerRound) return [{ rule: 'booster-active', type: other.type }];
  return boosterBehaviours[type].target === 'captain'
    ? refusalsForCaptain(type, team, world)
    : refusalsWhenAllLocked(type, team, world);
}

/** The round for which a booster can be applied now: the current one. Undefined once the season is over. */
function roundToBoost({ rounds }: GameWorld): Round | undefined {
  return isSeasonOver(rounds) ? undefined : currentRound(rounds);
}

function refusalsForCaptain(type: BoosterType, { captainId }: SavedTeam, world: GameWorld): readonly Refusal[] {
  return captainId === null ? [{ rule: 'booster-needs-player', type }] : refusalsForBoosterLock(type, captainId, world);
}

function refusalsWhenAllLocked(type: BoosterType, { lineup }: SavedTeam, world: GameWorld): readonly Refusal[] {
  const isFree = (playerId: number) => refusalsForBoosterLock(type, playerId, world).length === 0;
  return playerIds(lineup).some(isFree) ? [] : [{ rule: 'booster-locked', type, playerId: null, fixtureId: null }];
}

function refusalsForTarget(type: BoosterType, playerId: number, team: SavedTeam, world: GameWorld): readonly Refusal[] {
  if (!isInLineup(team.lineup, playerId)) return [{ rule: 'not-in-team', playerId }];
  if (playerId === team.captainId && !boosterBehaviours[type].suitsCaptain)
    return [{ rule: 'booster-not-for-captain', type, playerId }];
  return refusalsForBoosterLock(type, playerId, world);
}

function refusalsForBoosterLock(type: BoosterType, playerId: number, { players, rounds, now }: GameWorld): readonly Refusal[] {
  const player = players.get(playerId);
  const fixture = player && lockingFixture(player, rounds, now);
  return fixture ? [{ rule: 'booster-locked', type, playerId, fixtureId: fixture.id }] : [];
}
