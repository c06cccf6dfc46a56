import type { PictureTarget } from '../storyParameters.ts';

/** Selectors of what a picture captures unless it is the whole window: the story's root, or the panel of its dialog with its edge. */
export const pictureSubjects = {
  root: '[data-story-root]',
  dialog: ':has(> :is([role="dialog"], [role="alertdialog"]))',
} as const satisfies Record<Exclude<PictureTarget, 'page'>, string>;

/** How every picture is taken. */
export const screenshotOptions = { scale: 'css', animations: 'disabled', caret: 'hide' } as const;
