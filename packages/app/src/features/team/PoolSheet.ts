import { poolGrid } from '@rugby/ui/game/poolGrid';
import { lazyDialog } from '@rugby/ui/lazy/lazyDialog';

/** The pool of a phone with its list, whose code a wide window does not need. */
export const PoolSheet = lazyDialog(async () => {
  const [{ PlayerPoolSheet }] = await Promise.all([import('@rugby/ui/game/PlayerPoolSheet'), poolGrid.load()]);
  return PlayerPoolSheet;
});
