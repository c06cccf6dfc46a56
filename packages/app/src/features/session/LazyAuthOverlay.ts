import { lazyDialog } from '@rugby/ui/lazy/lazyDialog';

/** The forms of the session, which the landing page and the one of a new password load after they are shown. */
export const LazyAuthOverlay = lazyDialog(async () => (await import('./AuthOverlay.tsx')).AuthOverlay);
