import type { EditionId } from '@rugby/domain/editions';
import { newUser } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { expectGone, expectPitch, expectShown, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute, type StoryContext } from '../../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';
import { StorySite } from '../../testing/StorySite.tsx';

const meta = preview.meta({
  title: 'Flows/First visit',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});
const path = '/my-team';
const welcomes = {
  srp: 'Eleven clubs. Fifteen jerseys. Your call.',
  trc: 'Four nations. One side of your own.',
} as const satisfies Record<EditionId, string>;

export const NoticeAndTutorial = meta.story({
  ...showRoute(path, { world: newUser }),
  play: async ({ globals, step }) => {
    await step('the notice opens the tutorial [G-098]', async () => {
      await press('Got it');
      await findDialog('How to play');
    });
    await step('it is the tutorial of the edition [G-006, G-095]', () => expectShown(welcomes[storyEdition(globals).id]));
    await step('the device remembers that it was seen once it is closed, not before [G-097]', async () => {
      await expect(seenTutorials()).toEqual([]);
      await press('Close');
      await expectGone('How to play');
      await expect(seenTutorials()).toHaveLength(1);
    });
  },
});

export const FullFifteen = meta.story({
  name: 'In an edition that says so the pools are complete when the fifteen is full [G-101]',
  ...showRoute(path, { world: newUser }),
  render: (_args: object, { globals }: Pick<StoryContext, 'globals'>) => (
    <StorySite edition={{ ...storyEdition(globals), poolsNotice: ['full'] }} path={path} />
  ),
  play: async () => {
    await expectPitch();
    await expectGone('The players are here');
    await press('Autofill');
    await findDialog('Your fifteen is full');
  },
});

/** What the device remembers of tutorials. */
function seenTutorials(): readonly string[] {
  return Object.keys(localStorage).filter((key) => key.includes('tutorial:'));
}
