import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';

export const PlayerProfileDialog = lazyOverlay(
  async () => (await import('../../players/PlayerProfileDialog.tsx')).PlayerProfileDialog,
);
export const BoosterDialogs = lazyOverlay(async () => (await import('./BoosterDialogs.tsx')).BoosterDialogs);
export const LookupDialogs = lazyOverlay(async () => (await import('./LookupDialogs.tsx')).LookupDialogs);
export const QueuedConflictDialog = lazyOverlay(async () => (await import('./QueuedConflictDialog.tsx')).QueuedConflictDialog);
export const StaleDialogs = lazyOverlay(async () => (await import('./StaleDialogs.tsx')).StaleDialogs);
export const TransferDialogs = lazyOverlay(async () => (await import('./TransferDialogs.tsx')).TransferDialogs);
/** Beside the pitch in transfer mode. */
export const TransferPanel = lazyOverlay(async () => (await import('@rugby/ui/game/TransferPanel')).TransferPanel);
