import type { Booster, BoosterType, Round } from '../model/entities.ts';
import { activeBoosters, boosterTarget } from './boosterRules.ts';
import { boosterBehaviours, needsPlayer } from './boosterBehaviours.ts';
import { freeSlots, isInLineup, playerIds } from '../model/lineup.ts';
import type { Refusal } from '../model/refusal.ts';
import { currentRound, lockingFixture } from '../season/rounds.ts';
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

/** Why a booster cannot be applied to any player of the team. */
function refusalsToChoose(type: BoosterType, team: SavedTeam, world: GameWorld): readonly Refusal[] {
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
  const current = currentRound(rounds);
  return current?.status === 'complete' ? undefined : current;
}

/** The booster of the type from an earlier round of the current stage. [G-015, G-283] */
function findUsedBooster(type: BoosterType, { boosters }: SavedTeam, { rounds }: GameWorld): Booster | undefined {
  const at = rounds.findIndex((round) => round === currentRound(rounds));
  const stage = rounds[at]?.roundStage;
  const earlier = new Set(rounds.slice(0, Math.max(at, 0)).flatMap(({ id, roundStage }) => (roundStage === stage ? [id] : [])));
  return boosters.find((booster) => booster.type === type && earlier.has(booster.roundId));
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
  const fixture = player && lockingFixture(player.squadId, rounds, now);
  return fixture ? [{ rule: 'booster-locked', type, playerId, fixtureId: fixture.id }] : [];
}
