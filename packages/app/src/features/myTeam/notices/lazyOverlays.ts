import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';

/** The dialogs of the team page but the notice of the player pool. */
export const Overlays = lazyOverlay(async () => (await import('../dialogs/Overlays.tsx')).Overlays);
