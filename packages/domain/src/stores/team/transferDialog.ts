import type { Booster, BoosterType } from '../../game/model/entities.ts';
import type { SaveReceipt } from './TeamStore.ts';

/** The questions and answers about boosters and transfers that stand over the team builder. */
export type TransferDialog =
  | { readonly kind: 'booster-list' | 'transfers-summary' | 'stale-transfers' }
  /** A booster is applied. [G-278, G-280, G-282] */
  | { readonly kind: 'booster-confirm'; readonly booster: Booster }
  /** Whether to take an active booster back. [G-279] */
  | { readonly kind: 'reset-booster'; readonly booster: Booster }
  /** The pressed player is captain. [G-292] */
  | { readonly kind: 'not-for-captain'; readonly type: BoosterType; readonly playerId: number }
  /** The player cannot be transferred out while the booster is on him. [G-270] */
  | { readonly kind: 'transfer-booster'; readonly type: BoosterType; readonly playerId: number }
  /** Whether to leave transfer mode for another round. [G-256] */
  | { readonly kind: 'leave-transfers'; readonly roundId: number }
  | { readonly kind: 'transfers-made'; readonly count: number; readonly receipt: SaveReceipt };
