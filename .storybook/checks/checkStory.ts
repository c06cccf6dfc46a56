import { configure } from 'storybook/test';
import { expect, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import { checkAccessibility } from './checkAccessibility.ts';
import { checkStatuses } from './checkStatuses.ts';
import { pictureSubjects } from '../pictures/pictureSubjects.ts';
import { heldBack, settled } from '../plays/settled.ts';
import { stayOnPage } from '../plays/stayOnPage.ts';
import { type CheckedStory, setStoryChecks } from './storyChecks.ts';
import { setMediaEmulation } from '../storyMedia.ts';
import type { PictureTarget } from '../storyParameters.ts';
import { wholeRoot } from '../pictures/wholeRoot.ts';

// The set-up of a page under test. It runs for the first files that the page is given, not for each: hooks of vitest would hold for those only,
// and whatever it does may be done twice.
standStill();
stayOnPage();
await commands.resetMousePosition();
setMediaEmulation((media) => commands.emulateMedia(media));
// A play waits for what it looks for as long as a busy machine needs, not for the second that is the default.
configure({ asyncUtilTimeout: 30_000 });
setStoryChecks(checkAccessibility, checkStatuses, matchPicture);

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
