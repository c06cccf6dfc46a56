import type { Failure } from '../../api/failure.ts';
import type { DraftEdit } from '../../game/editor/draft.ts';
import type { Booster, BoosterType } from '../../game/model/entities.ts';
import type { CreationRefusal, Refusal } from '../../game/model/refusal.ts';
import type { QueuedConflict, QueuedKind } from '../../game/team/queuedChange.ts';
import type { SaveReceipt } from './saveReceipt.ts';

/** A dialog of the team page. */
export type EditorDialog =
  | { readonly kind: 'player'; readonly playerId: number }
  | { readonly kind: 'review' | 'clear' }
  | { readonly kind: 'saving-your-team'; readonly receipt: SaveReceipt }
  | { readonly kind: 'create-team-disabled'; readonly refusal: CreationRefusal }
  | { readonly kind: 'interrupted'; readonly goOn: () => void }
  /** A player without a match is about to become captain, or to be boosted. [D47] */
  | {
      readonly kind: 'resting-player';
      readonly playerId: number;
      readonly booster: BoosterType | null;
      readonly goOn: () => void;
    }
  | { readonly kind: 'error'; readonly failure: Failure }
  /** A queued change cannot be sent without the user's decision. [B21] */
  | { readonly kind: 'queued-conflict'; readonly change: QueuedKind; readonly conflict: QueuedConflict }
  | LookupDialog
  | StaleDialog
  | BoosterDialog
  | TransferDialog;

/**
 * Dialogs that change no player: receipts, lock times, edits, watched players, the share picture, the name of the team, how a saved team differs from
 * the sent one.
 */
export type LookupDialog =
  | { readonly kind: 'receipts' | 'deadlines' | 'history' | 'watch' | 'compare' | 'share' }
  /** `typed`: the name that was about to be saved when the session ended. */
  | { readonly kind: 'team-name'; readonly typed?: string }
  | { readonly kind: 'save-conflict'; readonly receipt: SaveReceipt };

/** Another version of the team was saved before this save, captain, transfers or booster. `again` repeats the call. [D44] */
export type StaleDialog =
  | { readonly kind: 'stale' | 'stale-transfers' }
  | { readonly kind: 'stale-captain'; readonly playerId: number }
  | {
      readonly kind: 'stale-booster';
      readonly type: BoosterType;
      readonly action: 'use' | 'reset';
      readonly again: () => Promise<void>;
    };

/** Dialogs about boosters. */
export type BoosterDialog =
  | { readonly kind: 'booster-list' }
  /** A booster was applied. [G-278, G-280, G-282] */
  | { readonly kind: 'booster-confirm'; readonly booster: Booster }
  /** Asks whether to remove an active booster. [G-279] */
  | { readonly kind: 'reset-booster'; readonly booster: Booster }
  /** The pressed player is captain. [G-292] */
  | { readonly kind: 'not-for-captain'; readonly type: BoosterType; readonly playerId: number }
  /** The player cannot be transferred out while the booster is applied to them. [G-270] */
  | { readonly kind: 'transfer-booster'; readonly type: BoosterType; readonly playerId: number };

/** Dialogs about transfers. */
export type TransferDialog =
  | { readonly kind: 'transfers-summary' }
  /** Asks whether to leave transfer mode for another round. [G-256] */
  | { readonly kind: 'leave-transfers'; readonly roundId: number }
  | { readonly kind: 'transfers-made'; readonly count: number; readonly receipt: SaveReceipt };

/** What the team page shows the user after an action: an edit, refusals, a save, a save that is queued. */
export type EditorNotification =
  | { readonly kind: 'edited'; readonly edit: DraftEdit }
  | { readonly kind: 'undone' | 'redone'; readonly edit: DraftEdit }
  /** They can be restored, with the booster that was chosen for them. */
  | { readonly kind: 'transfers-cancelled'; readonly booster?: BoosterType }
  /** The change waits for a connection. [B21] */
  | { readonly kind: 'queued' }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'renamed'; readonly name: string }
  | { readonly kind: 'saved'; readonly receipt: SaveReceipt };
