import type { Failure } from '../../api/failure.ts';
import type { DraftEdit } from '../../game/editor/draft.ts';
import type { Refusal } from '../../game/model/refusal.ts';
import type { LookupDialog } from './lookupDialog.ts';
import type { SaveReceipt } from './TeamStore.ts';
import type { TransferDialog } from './transferDialog.ts';

/** The question or answer that stands over the team builder. */
export type EditorDialog =
  | { readonly kind: 'player'; readonly playerId: number }
  | { readonly kind: 'review' | 'clear' | 'stale' }
  | { readonly kind: 'saving-your-team'; readonly receipt: SaveReceipt }
  | { readonly kind: 'create-team-disabled'; readonly refusal: CreationRefusal }
  | { readonly kind: 'interrupted'; readonly goOn: () => void }
  | { readonly kind: 'error'; readonly failure: Failure }
  | LookupDialog
  | TransferDialog;

type CreationRefusal = Extract<Refusal, { rule: 'team-creation-disabled' }>;

/** What the fan should hear of: an edit, reasons why not, a save. */
export type EditorNotification =
  | { readonly kind: 'edited'; readonly edit: DraftEdit }
  | { readonly kind: 'undone' | 'redone'; readonly edit: DraftEdit }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'saved'; readonly receipt: SaveReceipt };
