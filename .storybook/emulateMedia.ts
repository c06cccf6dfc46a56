import type { BrowserCommand } from 'vitest/node';
import type { StoryMedia } from './storyMedia.ts';

/** Asked by the page: what its user has told the system. All stories stand still unless they ask for motion. */
export const emulateMedia: BrowserCommand<[StoryMedia]> = async ({ page }, { forcedColors = false, motion = false }) => {
  await page.emulateMedia({
    forcedColors: forcedColors ? 'active' : 'none',
    reducedMotion: motion ? 'no-preference' : 'reduce',
  });
};
