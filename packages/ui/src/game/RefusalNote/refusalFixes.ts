import type { Refusal } from '@rugby/domain/game/model/refusal';

/**
 * A way out of a refusal that one press can take. `remove` and `start-transfers` change the team; the others only show other players.
 */
export type RefusalFix =
  | { readonly kind: 'remove'; readonly playerId: number }
  | { readonly kind: 'start-transfers' }
  | { readonly kind: 'show-affordable' }
  | { readonly kind: 'show-squad'; readonly squadId: number };

/** The fixes that change the team. */
export type TeamFix = Extract<RefusalFix, { kind: 'remove' | 'start-transfers' }>;

/** The nearest ways out, the best first: for players to make room, the first of those who could. Empty where only waiting helps. [B4] */
export function refusalFixes(refusal: Refusal): readonly RefusalFix[] {
  switch (refusal.rule) {
    case 'squad-limit':
    case 'no-free-slot':
      return removal(refusal.removable);
    case 'over-budget':
      return [...removal(refusal.removable), { kind: 'show-affordable' }];
    case 'squad-minimum':
      return refusal.missing.slice(0, 1).map(({ squadId }) => ({ kind: 'show-squad', squadId }));
    case 'team-started':
      return [{ kind: 'start-transfers' }];
    default:
      return [];
  }
}

function removal(removable: readonly number[]): readonly RefusalFix[] {
  return removable.slice(0, 1).map((playerId) => ({ kind: 'remove', playerId }));
}
