import { media } from '@rugby/ui/theme/scale';
import { useMedia } from './useMedia.ts';

/** Windows with room for one column only, where no style for `media.md` applies. [G-409] */
export const narrowWindows = media.md.replace('@media', 'not all and');

/** Whether the window has room for one column only; follows a turned phone. */
export function useIsNarrow(): boolean {
  return useMedia(narrowWindows);
}
