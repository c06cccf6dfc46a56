import { breakpoint } from '@rugby/ui/theme/scale';
import { useSyncExternalStore } from 'react';

const narrow = matchMedia(`(max-width: ${breakpoint.md - 1}px)`);

/** Whether the window has room for one column only; follows a turned phone. [G-409] */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(follow, () => narrow.matches);
}

function follow(changed: () => void): () => void {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}
