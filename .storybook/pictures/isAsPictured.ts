import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';
import { pictureFile } from '../modes.ts';
import { pictureSubjects, screenshotOptions } from './pictureSubjects.ts';
import type { PictureTarget } from '../storyParameters.ts';

/**
 * Command for the test page: whether a story looks as its picture does, to the pixel, at its first capture. `toMatchScreenshot` answers the same,
 * but decodes in JavaScript, in the one process that serves all pages. It is left to find out how a story differs.
 */
export const isAsPictured: BrowserCommand<[PictureTarget, string, string]> = async (context, target, storyId, mode) => {
  const { iframe, page, testPath } = context;
  if (testPath === undefined) return false;
  const picture = await readFile(join(dirname(testPath), '__screenshots__', pictureFile(storyId, mode))).catch(() => undefined);
  if (picture === undefined) return false;
  const subject = target === 'page' ? page : iframe.locator(pictureSubjects[target]).first();
  const capture = await subject.screenshot(screenshotOptions);
  const [shown, wanted] = await Promise.all([pixelsOf(capture), pixelsOf(picture)]);
  return shown.width === wanted.width && shown.data.equals(wanted.data);
};

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}
