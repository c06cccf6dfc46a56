import { inject } from 'vitest';
import { commands } from 'vitest/browser';
import { inOtherMode } from '../plays/inOtherMode.ts';
import { pictureModes } from '../modes.ts';
import { settled } from '../plays/settled.ts';
import type { CheckedStory } from './storyChecks.ts';
import type { StatusSelectors } from '../storyParameters.ts';
import { wholeRoot } from '../pictures/wholeRoot.ts';

/** Statuses of a story can be told apart without colour, in both modes of the brand. */
export async function checkStatuses({ parameters: { statuses } }: CheckedStory): Promise<void> {
  if (statuses === undefined) return;
  const { edition, mode } = pictureModes[inject('pictureMode')];
  await settled();
  await wholeRoot();
  await expectToldApart(`${edition} ${mode}`, statuses);
  await inOtherMode((other) => expectToldApart(`${edition} ${other}`, statuses));
}

async function expectToldApart(look: string, selectors: StatusSelectors): Promise<void> {
  const sentences = await commands.compareStatuses(selectors);
  if (sentences.length > 0) throw new Error(`Statuses in ${look}:\n${sentences.join('\n')}`);
}
