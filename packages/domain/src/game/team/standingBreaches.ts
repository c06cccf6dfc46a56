import { isLimitless } from '../boosters/appliedBoosters.ts';
import type { Refusal } from '../model/refusal.ts';
import { salaryCapOf, type GameWorld, type SavedTeam } from '../model/world.ts';
import { refusalsForBudget, refusalsForSquadLimits, refusalsForSquadMinimums } from './teamRules.ts';

/**
 * The rules of squads and budget that a saved team breaks since players have moved or prices have changed: what would refuse it to a new team. It
 * keeps scoring, and a change may leave each breach as it is, but not make it worse. [G-328, D18]
 */
export function standingBreaches(saved: SavedTeam, world: GameWorld): readonly Refusal[] {
  const { lineup } = saved;
  const newTeam = { saved: null };
  const capped = { ...world, edition: { ...world.edition, budget: salaryCapOf({ saved }, world) } };
  return [
    ...refusalsForSquadLimits(lineup, newTeam, world),
    ...refusalsForSquadMinimums(lineup, newTeam, world),
    ...(isLimitless(saved, world) ? [] : refusalsForBudget(lineup, newTeam, capped)),
  ];
}
