import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, inject, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { otherMode, pictureModes } from './modes.ts';
import type { StoryParameters } from './storyParameters.ts';
import { stayOnPage } from './stayOnPage.ts';
import { findStoryRoot } from './StoryRoot.tsx';

/**
 * What is asked of every story after it was rendered, played and checked by axe in its own mode: that it looks as its picture, and that axe
 * finds nothing in the other mode of the same brand. Two runs, one for each picture mode, make all four of brand × mode.
 */
beforeAll(hideScrollbars);
beforeAll(stayOnPage);
beforeEach(() => commands.resetMousePosition());

afterEach(async (context) => {
  const { story, task } = context;
  if (story === undefined || task.result?.state === 'fail') return;
  await settled();
  if (story.parameters.picture?.disable !== true) await matchPicture(context, story);
  await checkOtherMode(story);
});

export interface CheckedStory {
  readonly id: string;
  readonly parameters: StoryParameters & { readonly a11y?: A11yParameters };
}

interface A11yParameters {
  readonly test?: string;
  readonly config?: axe.Spec;
  readonly options?: axe.RunOptions;
}

/** A phone's scrollbars take no room; neither do they here, so that a picture is as wide as its mode says. */
function hideScrollbars(): () => void {
  const style = Object.assign(document.createElement('style'), { textContent: '* { scrollbar-width: none !important; }' });
  document.head.append(style);
  return () => style.remove();
}

/** Fonts there, images decoded, whatever ends has ended. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}

async function matchPicture({ expect }: TestContext, story: CheckedStory): Promise<void> {
  const subject = story.parameters.picture?.target === 'page' ? page : await wholeRoot();
  try {
    await expect(subject).toMatchScreenshot(`${story.id}/${inject('pictureMode')}`);
  } catch (error) {
    const { made, now } = await commands.pictureBrowser();
    const hint = made === now ? '' : `\nThe pictures were made by ${made}; this is ${now}, which may draw differently.`;
    if (error instanceof Error) error.message = `The picture of ${story.id} does not match.\n${error.message}${hint}`;
    throw error;
  }
}

/** The story's root, with a window as tall as it: what lies below the window's edge is not drawn. */
async function wholeRoot(): Promise<HTMLElement> {
  const root = findStoryRoot();
  const { bottom } = root.getBoundingClientRect();
  if (bottom > window.innerHeight) await page.viewport(window.innerWidth, Math.ceil(bottom));
  return root;
}

async function checkOtherMode({ parameters: { a11y } }: CheckedStory): Promise<void> {
  if (a11y?.test === 'off') return;
  const { edition, mode } = pictureModes[inject('pictureMode')];
  const shown = otherMode(mode);
  document.documentElement.dataset['mode'] = shown;
  try {
    axe.reset();
    axe.configure({ ...a11y?.config, rules: [{ id: 'region', enabled: false }, ...(a11y?.config?.rules ?? [])] });
    const { violations } = await axe.run(document.body, a11y?.options ?? {});
    if (violations.length > 0) throw new Error(`axe in ${edition} ${shown}:\n${violations.map(describeViolation).join('\n')}`);
  } finally {
    document.documentElement.dataset['mode'] = mode;
  }
}

function describeViolation({ id, help, nodes }: axe.Result): string {
  return [`${id}: ${help}`, ...nodes.map((node) => `  ${node.html}\n  ${node.failureSummary ?? ''}`)].join('\n');
}
