import 'vitest';
import 'vitest/browser';
import type { CheckedStory } from './checkStory.ts';
import type { Look, PictureMode } from './modes.ts';

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's vitest plugin before it runs a story. */
    readonly story?: CheckedStory;
  }
  interface ProvidedContext {
    readonly pictureMode: PictureMode;
    /** Read by Storybook's vitest plugin. */
    readonly 'storybook/test-initial-globals': Omit<Look, 'viewport'> & { readonly viewport: { readonly value: string } };
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly resetMousePosition: () => Promise<void>;
    readonly pictureBrowser: () => Promise<{ readonly made: string; readonly now: string }>;
  }
}
