import 'vitest';
import 'vitest/browser';
import type { Look, PictureMode } from './modes.ts';
import type { StoryMedia } from './storyMedia.ts';
import type { PictureTarget, StatusSelectors } from './storyParameters.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly pictureMode: PictureMode;
    /** Read by Storybook's vitest plugin. */
    readonly 'storybook/test-initial-globals': Omit<Look, 'viewport'> & { readonly viewport: { readonly value: string } };
    /** Read by Storybook's vitest plugin: whether its addon runs axe. */
    readonly 'storybook/test-provided': { readonly a11y: boolean };
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly resetMousePosition: () => Promise<void>;
    readonly compareStatuses: (selectors: StatusSelectors) => Promise<readonly string[]>;
    readonly emulateMedia: (media: StoryMedia) => Promise<void>;
    readonly isAsPictured: (target: PictureTarget, storyId: string, mode: PictureMode) => Promise<boolean>;
    readonly pictureBrowser: () => Promise<{ readonly made: string; readonly now: string }>;
  }
}
