import { LazyComponent } from '../../lazy/LazyComponent.tsx';
import type { PlayerPoolGridProps } from './PlayerPoolGrid.tsx';

/** The grid of the list. A page whose users turn to the list first loads it together with its own code. */
export const poolGrid = new LazyComponent<PlayerPoolGridProps>(async () => (await import('./PlayerPoolGrid.tsx')).PlayerPoolGrid);

/** Loads the grid when its use is likely. A failure waits for the next attempt. */
export function preloadGrid(): void {
  void poolGrid.load().catch(() => undefined);
}
