import { lazyOverlay } from '../../site/lazyOverlay.tsx';

/** The forms of the session, which the landing page and the one of a new password load after they are shown. */
export const LazyAuthOverlay = lazyOverlay(async () => (await import('./AuthOverlay.tsx')).AuthOverlay);
