import type { BrowserCommand } from 'vitest/node';
import type { StoryMedia } from '../storyMedia.ts';

/** Command for the test page: emulates system settings. Motion is reduced unless a story sets `motion`. */
export const emulateMedia: BrowserCommand<[StoryMedia]> = async (
  { page },
  { forcedColors = false, motion = false, print = false },
) => {
  await page.emulateMedia({
    media: print ? 'print' : 'screen',
    forcedColors: forcedColors ? 'active' : 'none',
    reducedMotion: motion ? 'no-preference' : 'reduce',
  });
};
