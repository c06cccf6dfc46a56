import type { Lineup, Player } from '../model/entities.ts';
import { isLimitless } from '../boosters/appliedBoosters.ts';
import { budgetOf } from './budget.ts';
import { freeSlots, playerIds } from '../model/lineup.ts';
import { isStarted } from '../season/startRound.ts';
import { matchRules } from '../season/matchRules.ts';
import type { Refusal } from '../model/refusal.ts';
import { nextOpenRound } from '../season/pickingWindow.ts';
import { isSeasonOver, isTeamCreationDisabled, lockingFixture } from '../season/rounds.ts';
import { minimumDeficit, squadCounts, squadsBelowMinimum, squadsOverLimit } from './squadRules.ts';
import { salaryCapOf, type GameWorld, type SavedTeam, type EditedTeam } from '../model/world.ts';

/** Refused without a complete saved team while the round is being played. [G-220, G-236, G-237] */
export function refusalsToCreate(saved: SavedTeam | null, { rounds, now }: GameWorld): readonly Refusal[] {
  if (saved?.isComplete || !isTeamCreationDisabled(rounds, now)) return [];
  const next = nextOpenRound(rounds, now);
  return [{ rule: 'team-creation-disabled', nextRoundId: next?.id ?? null, nextRoundStart: next?.startDate ?? null }];
}

/** Refused to every team once the season is over: what the last round scored stands. [G-269] */
export function refusalsWhenSeasonOver({ rounds }: GameWorld): readonly Refusal[] {
  return isSeasonOver(rounds) ? [{ rule: 'team-creation-disabled', nextRoundId: null, nextRoundStart: null }] : [];
}

/** Refused to a started team: its players change by transfers. [G-223] */
export function refusalsWhenStarted(saved: SavedTeam | null, { rounds, now }: GameWorld): readonly Refusal[] {
  return saved && isStarted(saved, rounds, now) ? [{ rule: 'team-started', startRoundId: saved.startRoundId }] : [];
}

/** Refused for an id that no player of the season has. */
export function refusalsWhenUnknown(playerId: number, { players }: GameWorld): readonly Refusal[] {
  return players.has(playerId) ? [] : [{ rule: 'unknown-player', playerId }];
}

/** Refused for an eliminated player. */
export function refusalsWhenEliminated({ id, status }: Player): readonly Refusal[] {
  return status === 'eliminated' ? [{ rule: 'eliminated', playerId: id }] : [];
}

/** Refused for a player whom a started match has locked. `rule` is the code of the refused action. [G-271, G-311] */
export function refusalsWhenLocked(
  rule: 'match-started' | 'player-locked' | 'captain-locked',
  playerId: number,
  { players, rounds, now }: GameWorld,
): readonly Refusal[] {
  const player = players.get(playerId);
  const fixture = player && lockingFixture(player, rounds, now);
  return fixture ? [{ rule, playerId, fixtureId: fixture.id }] : [];
}

/** Refused with squads over their limit, unless the saved team is as far over it. [G-313, G-314, G-328] */
export function refusalsForSquadLimits(next: Lineup, { saved }: Pick<EditedTeam, 'saved'>, world: GameWorld): readonly Refusal[] {
  const mayStay = matchRules.clubMove.breach === 'may-stay';
  const before = saved && mayStay ? squadCounts(saved.lineup, world) : new Map<number, number>();
  return squadsOverLimit(next, world)
    .filter(([squadId, have]) => have > (before.get(squadId) ?? 0))
    .map(([squadId, have]) => {
      const removable = findRemovable(next, world, (player) => player.squadId === squadId);
      return { rule: 'squad-limit', squadId, limit: world.edition.squad.max, have, removable };
    });
}

/** Refused when the free slots cannot reach the minimums, unless the saved team is as far from them. [G-315, G-316, G-328] */
export function refusalsForSquadMinimums(
  next: Lineup,
  { saved }: Pick<EditedTeam, 'saved'>,
  world: GameWorld,
): readonly Refusal[] {
  const deficit = minimumDeficit(next, world);
  if (deficit === 0 || (saved && deficit <= minimumDeficit(saved.lineup, world))) return [];
  const missing = squadsBelowMinimum(next, world);
  return [{ rule: 'squad-minimum', minimum: world.edition.squad.min, free: freeSlots(next).length, missing }];
}

/**
 * Refused with a budget below zero, unless the team is limitless in this round or price changes have put the saved team as far below.
 * [G-200, G-268, G-306]
 */
export function refusalsForBudget(next: Lineup, team: Pick<EditedTeam, 'saved'>, world: GameWorld): readonly Refusal[] {
  if (isLimitless(team.saved, world)) return [];
  const budget = budgetOf(next, salaryCapOf(team, world), world.players);
  if (budget >= -allowedExcess(team, world)) return [];
  const removable = findRemovable(next, world, (player) => player.cost >= -budget);
  const together = removable.length > 0 ? [] : findTogether(next, world, -budget);
  return [{ rule: 'over-budget', over: -budget, removable, ...(together.length > 0 && { together }) }];
}

/** By how many whole dollars price changes have put the saved team over its salary cap: a change may leave it as far over. [D18] */
export function allowedExcess({ saved }: Pick<EditedTeam, 'saved'>, world: GameWorld): number {
  return saved === null ? 0 : Math.max(0, -budgetOf(saved.lineup, salaryCapOf({ saved }, world), world.players));
}

/** The fewest unlocked players who cost an amount together, the dearest first; empty when all together do not. */
function findTogether(lineup: Lineup, world: GameWorld, amount: number): readonly number[] {
  const dearest = findRemovable(lineup, world, () => true).toReversed();
  const costs = dearest.map((id) => world.players.get(id)?.cost ?? 0);
  const count = costs.findIndex((_, index) => costs.slice(0, index + 1).reduce((sum, cost) => sum + cost, 0) >= amount);
  return dearest.slice(0, count + 1);
}

/** Whole dollars that the draft may still spend; infinite while the team is limitless. [G-268] */
export function spendableBudget({ lineup, saved }: EditedTeam, world: GameWorld): number {
  return isLimitless(saved, world) ? Number.POSITIVE_INFINITY : budgetOf(lineup, salaryCapOf({ saved }, world), world.players);
}

/** The players of a lineup that pass a test and are not locked, the cheapest first. */
export function findRemovable(lineup: Lineup, world: GameWorld, isWanted: (player: Player) => boolean): readonly number[] {
  return playerIds(lineup)
    .flatMap((id) => world.players.get(id) ?? [])
    .filter((player) => isWanted(player) && !lockingFixture(player, world.rounds, world.now))
    .toSorted((a, b) => a.cost - b.cost || a.id - b.id)
    .map((player) => player.id);
}
