import { definePreviewAddon } from 'storybook/internal/csf';
import type { StoryMedia } from './storyMedia.ts';
import type { StoryRootProps } from './StoryRoot.tsx';

export type PictureTarget = 'root' | 'page' | 'dialog';

/** What a story may say to the test set-up. Everything has a default; most stories say nothing. */
export interface StoryParameters {
  readonly picture?: {
    /**
     * `root` (unless said) takes the story in its full height, also below the window's edge: right for components and for pages.
     * `page` takes the window: for what stands outside of the story, as drawers, popovers and toasts do.
     * `dialog` takes the dialog alone, without the page that it dims.
     */
    readonly target?: PictureTarget;
    /** No picture; rendering, play and axe stay. For stories whose look is another story's. */
    readonly disable?: boolean;
  };
  readonly frame?: StoryRootProps['frame'];
  /** `pseudo`: longer, accented words, which show where a layout has no room for another language. */
  readonly locale?: 'pseudo';
  /** What the user has told his system: forced colours, motion. */
  readonly media?: StoryMedia;
  /** The instant at which the story takes place, ISO in UTC. */
  readonly now?: string;
}

/** Types the parameters above for every story; it does nothing at run time. */
export const storyParameters = definePreviewAddon<{ parameters: StoryParameters }>({});
