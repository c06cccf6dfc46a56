import axe from 'axe-core';
import { configure } from 'storybook/test';
import { expect, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import { axeContext } from './axeContext.ts';
import { otherMode, pictureModes } from './modes.ts';
import { pictureSubjects } from './pictureSubjects.ts';
import { stayOnPage } from './stayOnPage.ts';
import { type CheckedStory, setStoryChecks } from './storyChecks.ts';
import { setMediaEmulation } from './storyMedia.ts';
import type { PictureTarget } from './storyParameters.ts';
import { findStoryRoot } from './StoryRoot.tsx';

/** The rules of axe that look at colours. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** What react-aria holds back until it has its place, or until an on-screen keyboard had time to come. */
const heldBack = '[style*="opacity: 0"][style*="inset(50%)"]';

// The set-up of a page under test. It runs for the first files that the page is given, not for each: hooks of vitest would hold for those only,
// and whatever it does may be done twice.
standStill();
stayOnPage();
await commands.resetMousePosition();
setMediaEmulation((media) => commands.emulateMedia(media));
// A play waits for what it looks for as long as a busy machine needs, not for the second that is the default.
configure({ asyncUtilTimeout: 30_000 });
// Storybook's addon runs axe in the mode of the picture, so that two runs make all four of brand × mode.
setStoryChecks(checkOtherMode, matchPicture);

/**
 * Hides scrollbars, which take no space on a phone: a picture is exactly as wide as its mode. Nothing fades, and no dialog stays invisible for
 * the on-screen keyboard that react-aria expects once a window got less high while text was typed: a play looks at once at what it opened.
 * Only rules of a layer are stronger than those of the theme.
 */
function standStill(): void {
  const rules = `
    * { scrollbar-width: none !important; }
    @layer still {
      @media (prefers-reduced-motion: reduce) {
        *, *::before, *::after { transition: none !important; }
      }
      ${heldBack}:not([data-placement]) {
        opacity: 1 !important;
        clip: auto !important;
        clip-path: none !important;
        mask-image: none !important;
      }
    }`;
  document.head.append(Object.assign(document.createElement('style'), { textContent: rules }));
}

/**
 * axe finds nothing in the mode of this brand that has no picture. Both modes have the same elements, and Storybook's addon has looked at those:
 * what may differ is their colours.
 */
async function checkOtherMode({ parameters: { a11y, media } }: CheckedStory): Promise<void> {
  // The system's own colours are the same in both modes.
  if (a11y?.test === 'off' || media?.forcedColors) return;
  const off = new Set(a11y?.config?.rules?.filter(({ enabled }) => enabled === false).map(({ id }) => id));
  // A rule that is named runs although it is switched off.
  const runOnly = rulesOfColour.filter((rule) => !off.has(rule));
  const { edition, mode } = pictureModes[inject('pictureMode')];
  const shown = otherMode(mode);
  document.documentElement.dataset['mode'] = shown;
  await settled();
  try {
    axe.reset();
    axe.configure({ ...a11y?.config, rules: [{ id: 'region', enabled: false }, ...(a11y?.config?.rules ?? [])] });
    const { violations } = await axe.run(axeContext, { ...a11y?.options, runOnly });
    if (violations.length > 0) throw new Error(`axe in ${edition} ${shown}:\n${violations.map(describeViolation).join('\n')}`);
  } finally {
    document.documentElement.dataset['mode'] = mode;
  }
}

function describeViolation({ id, help, nodes }: axe.Result): string {
  return [`${id}: ${help}`, ...nodes.map((node) => `  ${node.html}\n  ${node.failureSummary ?? ''}`)].join('\n');
}

/** The story looks as its picture does, to the pixel. */
async function matchPicture({ id, parameters: { picture } }: CheckedStory): Promise<void> {
  if (picture?.disable === true) return;
  const { target = 'root' } = picture ?? {};
  const mode = inject('pictureMode');
  await settled();
  const subject = await subjectOf(target);
  if (await commands.isAsPictured(target, id, mode)) return;
  try {
    await expect(subject).toMatchScreenshot(`${id}/${mode}`);
  } catch (error) {
    const { made, now } = await commands.pictureBrowser();
    const hint = made === now ? '' : `\nThe pictures were made by ${made}; this is ${now}, which may draw differently.`;
    if (error instanceof Error) error.message = `The picture of ${id} does not match.\n${error.message}${hint}`;
    throw error;
  }
}

async function subjectOf(target: PictureTarget): Promise<HTMLElement | typeof page> {
  if (target === 'page') return page;
  return target === 'dialog' ? findDialog() : wholeRoot();
}

/** The panel of the dialog, with its edge. */
function findDialog(): HTMLElement {
  const panel = document.querySelector<HTMLElement>(pictureSubjects.dialog);
  if (panel === null) throw new Error('The story shows no dialog for its picture');
  return panel;
}

/** The story's root, with a window as tall as it: what lies below the window's edge is not drawn. */
async function wholeRoot(): Promise<HTMLElement> {
  const root = findStoryRoot();
  const { bottom } = root.getBoundingClientRect();
  if (bottom > window.innerHeight) await page.viewport(window.innerWidth, Math.ceil(bottom));
  return root;
}

/** Fonts there, images decoded, popovers shown, whatever ends has ended. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  await expect.poll(() => document.querySelector(heldBack), { timeout: 30_000 }).toBeNull();
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}
