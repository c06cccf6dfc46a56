import { definePreviewAddon } from 'storybook/internal/csf';
import type { StoryMedia } from './storyMedia.ts';
import type { StoryRootProps } from './StoryRoot.tsx';

export type PictureTarget = 'root' | 'page' | 'dialog';

export interface StatusSelectors {
  /** The elements that show a status each. Defaults to those with `data-status`, which names it. */
  readonly each?: string;
  /** The part of each that has to look different. Defaults to the whole element. */
  readonly mark?: string;
  /** Screen readers are told in other words: how the elements are named is not compared. */
  readonly isDecorative?: boolean;
}

/** Parameters of a story for the test set-up. All are optional. */
export interface StoryParameters {
  readonly picture?: {
    /**
     * `root` (the default) captures the story in its full height, also below the edge of the window: for components and pages.
     * `page` captures the window: for parts rendered outside of the story, such as drawers, popovers and toasts.
     * `dialog` captures the dialog alone, without the page that it dims.
     */
    readonly target?: PictureTarget;
    /** No picture; rendering, play and axe stay. For stories whose look is another story's. */
    readonly disable?: boolean;
  };
  readonly frame?: StoryRootProps['frame'];
  /** `pseudo`: longer, accented words, which show where a layout has too little space for another language. */
  readonly locale?: 'pseudo';
  /** System settings of the user: forced colours, motion. */
  readonly media?: StoryMedia;
  /** The story shows a family of statuses, which nobody needs colours to tell apart. */
  readonly statuses?: StatusSelectors;
  /** The instant at which the story takes place, ISO in UTC. */
  readonly now?: string;
}

/** Types the parameters above for every story; it does nothing at run time. */
export const storyParameters = definePreviewAddon<{ parameters: StoryParameters }>({});
