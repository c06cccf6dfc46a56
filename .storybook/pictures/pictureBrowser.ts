import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';

/** Where the version of the browser that made the pictures is written. */
export const pictureBrowserFile: string = join(import.meta.dirname, 'pictures-browser.txt');

/** Asked by the page when a picture differs: the browser that made the pictures, and the one that runs now. */
export const pictureBrowser: BrowserCommand = async ({ context }) => {
  const made = await readFile(pictureBrowserFile, 'utf8').catch(() => 'an unknown browser');
  return { made: made.trim(), now: `Chromium ${context.browser()?.version() ?? 'of an unknown version'}` };
};
