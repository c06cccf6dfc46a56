import { media } from '@rugby/ui/theme/scale';
import { useMedia } from './useMedia.ts';

/** Whether the window has room for one column only, where no style for `media.md` applies; follows a turned phone. [G-409] */
export function useIsNarrow(): boolean {
  return useMedia(media.md.replace('@media', 'not all and'));
}
