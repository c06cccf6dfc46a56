import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';

/** The forms of the session, which the landing page and the one of a new password load after they are shown. */
export const LazyAuthOverlay = lazyOverlay(async () => (await import('./AuthOverlay.tsx')).AuthOverlay);
