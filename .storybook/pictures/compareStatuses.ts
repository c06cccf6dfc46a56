import sharp, { type Region } from 'sharp';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { differingPixels, type Pixels } from './differingPixels.ts';
import { pictureSubjects, screenshotOptions } from './pictureSubjects.ts';
import type { StatusSelectors } from '../storyParameters.ts';
import { reducedVisions } from '../visions.ts';

/** Pixels that make a difference: the area of the smallest letter of the interface, an `i` of 12 px. */
const enough = 12;

/**
 * Command for the test page: what is wrong with the family of statuses that the story shows, a sentence each. Each pair has to differ visibly in
 * greyscale and in two kinds of colour blindness, and has to be read differently by screen readers.
 */
export const compareStatuses: BrowserCommand<[StatusSelectors]> = async (
  context,
  { each = '[data-status]', mark, isDecorative = false },
) => {
  const statuses = await readStatuses(context, each);
  if (statuses.length < 2) return [`There are no two elements ${each}.`];
  const pairs = statuses.flatMap((one, place) => statuses.slice(place + 1).map((other) => [one, other] as const));
  const sentences = pairs
    .filter(([one, other]) => !isDecorative && one.spoken === other.spoken)
    .map(([one, other]) => `${one.name} and ${other.name} are named alike: ${one.spoken || 'not at all'}`);
  const pictures = await picturesOf(context, each, mark);
  for (const vision of reducedVisions)
    for (const [one, other] of pairs) {
      const count = differingPixels(vision, pictures[one.place], pictures[other.place]);
      if (count < enough)
        sentences.push(`${one.name} and ${other.name} look alike in ${vision}: ${count} pixels differ, ${enough} are needed`);
    }
  return sentences;
};

/** A status of the family: what the story calls it, and what the accessibility tree has of it. */
interface ReadStatus {
  readonly place: number;
  readonly name: string;
  readonly spoken: string;
}

async function readStatuses({ iframe }: BrowserCommandContext, each: string): Promise<readonly ReadStatus[]> {
  const members = await iframe.locator(pictureSubjects.root).locator(each).all();
  return Promise.all(
    members.map(async (member, place) => ({
      place,
      name: (await member.getAttribute('data-status')) ?? `${place + 1}`,
      spoken: await member.ariaSnapshot(),
    })),
  );
}

/** What each status looks like, cut out of one picture of the story. */
async function picturesOf({ iframe }: BrowserCommandContext, each: string, mark?: string): Promise<readonly Pixels[]> {
  const root = iframe.locator(pictureSubjects.root).first();
  const boxes = await root.evaluate(
    (element, selectors) => {
      const origin = element.getBoundingClientRect();
      return [...element.querySelectorAll(selectors.each)].map((status) => {
        const marked = selectors.mark === undefined ? status : status.querySelector(selectors.mark);
        if (marked === null) throw new Error(`A status has no ${selectors.mark}.`);
        const { left, top, width, height } = marked.getBoundingClientRect();
        return {
          left: Math.round(left - origin.left),
          top: Math.round(top - origin.top),
          width: Math.floor(width),
          height: Math.floor(height),
        };
      });
    },
    { each, mark },
  );
  const picture = await root.screenshot(screenshotOptions);
  return Promise.all(boxes.map((box) => cut(picture, box)));
}

async function cut(picture: Buffer, box: Region): Promise<Pixels> {
  const { data, info } = await sharp(picture).extract(box).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
