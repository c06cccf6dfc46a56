import { lastNameOf, squadById } from '@rugby/domain/game/model/lookup';
import type { Refusal } from '@rugby/domain/game/model/refusal';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Names } from '@rugby/domain/i18n/refusalWords';

/** A fix that takes one press. `remove` and `start-transfers` change the team; the others show other players. */
export type RefusalFix =
  | { readonly kind: 'remove'; readonly playerId: number }
  | { readonly kind: 'start-transfers' }
  | { readonly kind: 'show-affordable' }
  | { readonly kind: 'show-squad'; readonly squadId: number };

/** The fixes that change the team. */
export type TeamFix = Extract<RefusalFix, { kind: 'remove' | 'start-transfers' }>;

/**
 * The fixes of a refusal, best first. To make room it suggests the first player who can leave. Empty when the user can only wait.
 * [B4]
 */
export function refusalFixes(refusal: Refusal): readonly RefusalFix[] {
  switch (refusal.rule) {
    case 'squad-limit':
    case 'no-free-slot':
      return removeFixes(refusal.removable);
    case 'over-budget':
      return [...removeFixes([...refusal.removable, ...(refusal.together ?? [])]), { kind: 'show-affordable' }];
    case 'squad-minimum':
      return refusal.missing.slice(0, 1).map(({ squadId }) => ({ kind: 'show-squad', squadId }));
    case 'team-started':
      return [{ kind: 'start-transfers' }];
    default:
      return [];
  }
}

/** The label of a fix's button: `Remove Fonomanu`. */
export function fixWords(fix: RefusalFix, names: Names, words: Words, isTransferring: boolean): string {
  switch (fix.kind) {
    case 'remove':
      return words(isTransferring ? 'pool.fix.transfer-out' : 'pool.fix.remove', {
        player: lastNameOf(fix.playerId, names),
      });
    case 'show-squad':
      return words('pool.fix.show-squad', { squad: squadById(fix.squadId, names).name });
    case 'show-affordable':
    case 'start-transfers':
      return words(`pool.fix.${fix.kind}`);
  }
}

/** Whether a fix changes the team. */
export function isTeamFix(fix: RefusalFix): fix is TeamFix {
  return fix.kind === 'remove' || fix.kind === 'start-transfers';
}

function removeFixes(removable: readonly number[]): readonly RefusalFix[] {
  return removable.slice(0, 1).map((playerId) => ({ kind: 'remove', playerId }));
}
