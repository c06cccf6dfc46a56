import type { SaveReceipt } from './TeamStore.ts';

/** What can be looked up over the team builder: the last receipts, when players lock, what was edited, who is watched, how a save differs. */
export type LookupDialog =
  | { readonly kind: 'receipts' | 'deadlines' | 'history' | 'watch' | 'compare' }
  | { readonly kind: 'saved-otherwise'; readonly receipt: SaveReceipt };
