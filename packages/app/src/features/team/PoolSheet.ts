import { poolGrid } from '@rugby/ui/game/poolGrid';
import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';

/** The pool of a phone with its list, whose code a wide window does not need. */
export const PoolSheet = lazyOverlay(async () => {
  const [{ PlayerPoolSheet }] = await Promise.all([import('@rugby/ui/game/PlayerPoolSheet'), poolGrid.load()]);
  return PlayerPoolSheet;
});
