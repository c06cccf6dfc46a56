import type { Player } from '../model/entities.ts';
import { refusalsForBoostedCaptain, refusalsForBoosterTarget } from '../boosters/boosterRefusals.ts';
import { freeSlots, isInLineup, placePlayer, playerIds } from '../model/lineup.ts';
import { slotCount } from '../model/positions.ts';
import type { Refusal } from '../model/refusal.ts';
import {
  refusalsToCreate,
  refusalsWhenLocked,
  refusalsForBudget,
  findRemovable,
  refusalsForSquadLimits,
  refusalsForSquadMinimums,
  refusalsWhenEliminated,
  refusalsWhenSeasonOver,
  refusalsWhenStarted,
  refusalsWhenUnknown,
} from './teamRules.ts';
import type { GameWorld, EditedTeam } from '../model/world.ts';

/**
 * Why this player cannot join the team now; empty means they can. Refusals of the whole team come first. Adding is never refused for money: the
 * budget is checked when the team is saved. [G-168, G-309 to G-316, D45]
 */
export function refusalsToAdd(player: Player, team: EditedTeam, world: GameWorld): readonly Refusal[] {
  return findRefusalsToAdd(team, world)(player);
}

/** `refusalsToAdd` for one player after another: what is refused to the whole team is found once. */
export function findRefusalsToAdd(team: EditedTeam, world: GameWorld): (player: Player) => readonly Refusal[] {
  const ofTeam = refusalsToRebuild(team, world);
  return (player) => [
    ...ofTeam,
    ...refusalsWhenUnknown(player.id, world),
    ...refusalsWhenInTeam(player, team),
    ...refusalsWhenEliminated(player),
    ...refusalsWhenLocked('match-started', player.id, world),
    ...refusalsToFit(player, team, world),
  ];
}

/** Why this player cannot leave the team now; empty means they can. [G-237, G-271] */
export function refusalsToRemove(playerId: number, team: EditedTeam, world: GameWorld): readonly Refusal[] {
  return [
    ...refusalsToCreate(team.saved, world),
    ...refusalsWhenStarted(team.saved, world),
    ...(isInLineup(team.lineup, playerId)
      ? refusalsWhenLocked('player-locked', playerId, world)
      : refusalsWhenNotInTeam(playerId)),
    ...refusalsForBoosterTarget(playerId, team, world),
  ];
}

/**
 * Why this player cannot become captain now; empty means they can. No captain changes once the season is over. Neither this player nor the old
 * captain may be locked, and no booster may be on the player that does not suit a captain.
 */
export function refusalsToMakeCaptain(playerId: number, team: EditedTeam, world: GameWorld): readonly Refusal[] {
  if (!isInLineup(team.lineup, playerId)) return refusalsWhenNotInTeam(playerId);
  if (playerId === team.captainId) return [];
  const old = team.captainId === null ? [] : refusalsWhenLocked('captain-locked', team.captainId, world);
  return [
    ...refusalsWhenSeasonOver(world),
    ...old,
    ...refusalsWhenLocked('captain-locked', playerId, world),
    ...refusalsForBoostedCaptain(playerId, team, world),
  ];
}

/** Why the lineup cannot be replaced as a whole, with any players: the team has started, or none can be created now. [G-236] */
export function refusalsToRebuild(team: Pick<EditedTeam, 'saved'>, world: GameWorld): readonly Refusal[] {
  return [...refusalsToCreate(team.saved, world), ...refusalsWhenStarted(team.saved, world)];
}

/** Why the team cannot be cleared now: its lineup cannot be replaced, or a player is locked or the target of a booster. [G-227, G-270] */
export function refusalsToClear(team: EditedTeam, world: GameWorld): readonly Refusal[] {
  const ofPlayers = playerIds(team.lineup).flatMap((id) => [
    ...refusalsWhenLocked('player-locked', id, world),
    ...refusalsForBoosterTarget(id, team, world),
  ]);
  return [...refusalsToRebuild(team, world), ...ofPlayers];
}

function refusalsWhenInTeam({ id }: Player, { lineup }: EditedTeam): readonly Refusal[] {
  return isInLineup(lineup, id) ? [{ rule: 'already-in-team', playerId: id }] : [];
}

function refusalsWhenNotInTeam(playerId: number): readonly Refusal[] {
  return [{ rule: 'not-in-team', playerId }];
}

/** Why the team cannot pay for a player who joins it; empty means it can. For modes that keep to the budget at every change. */
export function refusalsToAfford({ id, position }: Player, team: EditedTeam, world: GameWorld): readonly Refusal[] {
  if (isInLineup(team.lineup, id) || freeSlots(team.lineup, position).length === 0) return [];
  const next = placePlayer(team.lineup, id, position);
  return refusalsForBudget(next, team, world).map((refusal) => excludePlayer(refusal, id));
}

/** Why the team has no room for a player: no free slot; with a free slot the squad limits. [G-310, G-312] */
export function refusalsToFit(player: Player, team: EditedTeam, world: GameWorld): readonly Refusal[] {
  const { id, position } = player;
  if (isInLineup(team.lineup, id)) return [];
  if (freeSlots(team.lineup, position).length === 0) {
    const removable = findRemovable(team.lineup, world, (other) => other.position === position);
    return [{ rule: 'no-free-slot', position, limit: slotCount(position), removable }];
  }
  const next = placePlayer(team.lineup, id, position);
  return [...refusalsForSquadLimits(next, team, world), ...refusalsForSquadMinimums(next, team, world)].map((refusal) =>
    excludePlayer(refusal, id),
  );
}

/** Leaves the new player out of a refusal: a fix never removes that player, and the count of the squad does not include them. */
function excludePlayer(refusal: Refusal, playerId: number): Refusal {
  if (refusal.rule === 'over-budget') return { ...refusal, removable: refusal.removable.filter((id) => id !== playerId) };
  if (refusal.rule !== 'squad-limit') return refusal;
  return { ...refusal, have: refusal.have - 1, removable: refusal.removable.filter((id) => id !== playerId) };
}
