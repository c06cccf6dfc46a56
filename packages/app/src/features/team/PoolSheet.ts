import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';

/** The pool of a phone, whose code a wide window does not need. */
export const PoolSheet = lazyOverlay(async () => (await import('@rugby/ui/game/PlayerPoolSheet')).PlayerPoolSheet);
