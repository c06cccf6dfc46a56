import type { Lineup } from '../model/entities.ts';
import { freeSlots, slotOf } from '../model/lineup.ts';
import type { GameWorld, SavedTeam } from '../model/world.ts';
import { currentRound, hasRoundBegun } from '../season/rounds.ts';
import { budgetOf } from '../team/budget.ts';
import { absencesOf, type AbsentPlayer } from './absence.ts';
import { bestSwaps, type Swap } from './bestSwaps.ts';

/** A player who will not play and the best legal replacement; null where the rules allow none. */
export interface ReplacedPlayer extends AbsentPlayer {
  /** The number of their place in the team. */
  readonly jersey: number;
  readonly swap: Swap | null;
}

/** What a team lacks shortly before players lock. */
export type TeamReminder =
  | { readonly kind: 'incomplete'; readonly lockAt: number; readonly free: number }
  | {
      readonly kind: 'absent';
      readonly lockAt: number;
      readonly absent: readonly ReplacedPlayer[];
      /** Whole dollars left before the swaps. */
      readonly budget: number;
      /** Whole dollars left after all swaps. */
      readonly budgetAfter: number;
      readonly captainId: number | null;
    };

/**
 * What to remind the user of a saved team of before the lock at `lockAt`: an incomplete team before the round begins, else its players who will
 * not play and are not locked. Null for a team that lacks nothing. [B15]
 */
export function teamReminderOf(saved: SavedTeam, world: GameWorld, lockAt: number): TeamReminder | null {
  const round = currentRound(world.rounds);
  if (round === undefined) return null;
  const free = freeSlots(saved.lineup).length;
  if (!saved.isComplete) return hasRoundBegun(round, world.now) ? null : { kind: 'incomplete', lockAt, free };
  const absences = absencesOf(saved, world);
  if (absences.length === 0) return null;
  const { swaps, lineup } = bestSwaps(
    saved,
    absences.map(({ playerId }) => playerId),
    world,
  );
  const absent = absences.map((player) => ({
    ...player,
    jersey: slotOf(saved.lineup, player.playerId)?.jersey ?? 0,
    swap: swaps.find(({ out }) => out === player.playerId) ?? null,
  }));
  const leftWith = (some: Lineup) => budgetOf(some, saved.salaryCap, world.players);
  return {
    kind: 'absent',
    lockAt,
    absent,
    budget: leftWith(saved.lineup),
    budgetAfter: leftWith(lineup),
    captainId: saved.captainId,
  };
}
