import { breakpoint } from '@rugby/ui/theme/scale';
import { useMedia } from './useMedia.ts';

/** Whether the window has room for one column only; follows a turned phone. [G-409] */
export function useIsNarrow(): boolean {
  return useMedia(`(max-width: ${(breakpoint.md - 1) / 16}em)`);
}
