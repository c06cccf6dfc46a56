import { join, resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunch } from '../.ci/chromium.ts';
import { testTimeouts } from '../.ci/testTimeouts.ts';
import { browserDependencies } from './browserDependencies.ts';
import { compareStatuses } from './pictures/compareStatuses.ts';
import { emulateMedia } from './checks/emulateMedia.ts';
import { isAsPictured } from './pictures/isAsPictured.ts';
import { pictureFile, pictureModeNames, pictureModes, type PictureMode } from './modes.ts';
import { pictureBrowser } from './pictures/pictureBrowser.ts';
import { screenshotOptions } from './pictures/pictureSubjects.ts';

export interface StoriesProjectOptions {
  /** The vitest project's name; its two runs carry the names of the picture modes behind it. */
  readonly name: string;
  /** The folder of Storybook's main file, which names the stories. */
  readonly configDir: string;
  /** How often a story that fails is tried again. */
  readonly retry?: number;
  /** Where the run stands among those of other projects. */
  readonly sequence?: { readonly groupOrder: number };
}

/** The vitest project that renders, plays, checks and compares every story that a Storybook finds, once in each picture mode. */
export async function storiesProject({
  name,
  configDir,
  retry = 0,
  sequence = { groupOrder: 0 },
}: StoriesProjectOptions): Promise<TestProjectInlineConfiguration> {
  const plugins = await storybookTest({ configDir });
  const launchOptions = await chromiumLaunch();
  return {
    root,
    plugins,
    optimizeDeps: { include: browserDependencies(root), rolldownOptions: { transform: { define: production } } },
    define: {
      ...production,
      // In tests react-aria renders every row of a virtual list, unless this setting marks a real browser.
      'process.env.VIRT_ON': '"true"',
    },
    oxc: { jsx: { development: false } },
    test: {
      name,
      root,
      // Pictures and their differences are written through this server; it listens on this machine alone.
      api: { host: '127.0.0.1', allowWrite: true },
      setupFiles: [join(folder, 'checks/checkStory.ts')],
      // One page for all files is three times as fast; what could leak from story to story, `cleanBrowser` takes back.
      isolate: false,
      ...testTimeouts,
      retry,
      sequence,
      // A page for each picture mode.
      maxWorkers: pictureModeNames.length,
      browser: {
        enabled: true,
        headless: true,
        ui: false,
        provider: playwright({
          launchOptions,
          contextOptions: { deviceScaleFactor: 1, locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
        }),
        instances: pictureModeNames.map((mode) => ({ browser: 'chromium', name: `${name} ${mode}`, provide: provided(mode) })),
        commands: { compareStatuses, pictureBrowser, emulateMedia, isAsPictured },
        expect: {
          toMatchScreenshot: {
            timeout: waitForStillness,
            comparatorName: 'pixelmatch',
            comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
            screenshotOptions,
            resolveScreenshotPath: ({ root: base, testFileDirectory, screenshotDirectory, arg }) =>
              resolve(base, testFileDirectory, screenshotDirectory, pictureFileOf(arg)),
            resolveDiffPath: ({ testFileDirectory, arg }) =>
              resolve(root, '.cache/pictures', testFileDirectory, pictureFileOf(arg)),
          },
        },
      },
    },
  };
}

/**
 * Builds React and styled-components as users get them. Their development builds take two fifths of a run, for warnings that no test reads.
 */
const production = { 'process.env.NODE_ENV': '"production"' };

/** Milliseconds that a story may take to look the same twice. */
const waitForStillness = 60_000;

const folder = import.meta.dirname;
const root = resolve(folder, '..');

/** Settings of a run for its browser: Storybook's globals and the name of the picture mode. */
function provided(mode: PictureMode) {
  const { viewport, ...look } = pictureModes[mode];
  return {
    pictureMode: mode,
    'storybook/test-initial-globals': { ...look, viewport: { value: viewport } },
    // The stories' own check runs axe.
    'storybook/test-provided': { a11y: false },
  };
}

/** The page asks for `story-id/mode`, made safe for a file system by vitest. */
function pictureFileOf(asked: string): string {
  const [storyId = '', mode = ''] = asked.split('/');
  return pictureFile(storyId, mode);
}
