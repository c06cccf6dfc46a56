import { roundsFile } from '@rugby/domain/contract/rounds';
import { failed, loading, offline, slow } from '@rugby/mocks/handlers/states';
import { midRound, offSeason } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { expectGone, expectShown, findDialog, press } from '../../../../../.storybook/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute, type ShownWorld } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({
  title: 'Pages/Fixtures',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

export const CurrentRound = meta.story({
  ...over({ world: midRound }),
  play: async ({ step }) => {
    await press('Fixtures');
    await step('it opens at the current round [G-052, G-060]', async () => {
      await findDialog('Round 7 Fixtures');
    });
    await step('the arrows lead to the rounds beside it [G-053, A-172]', async () => {
      await press('Previous round');
      await findDialog('Round 6 Fixtures');
      await expectShown('Full time');
      await press('Next round');
      await findDialog('Round 7 Fixtures');
    });
    await step('in the list the current round is expanded, and no other [G-061]', async () => {
      await press('All rounds');
      await findDialog('All Fixtures');
      const open = [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
      await expect(open).toEqual([expect.stringContaining('Round 7')]);
    });
  },
});

export const Loading = meta.story({
  ...over({ world: midRound, network: loading(roundsFile) }),
  play: async () => {
    await press('Fixtures');
    await expectGone('vs', 'Full time');
  },
});

export const Slow = meta.story({
  ...over({ world: midRound, network: slow(roundsFile, 500) }),
  play: async () => {
    await press('Fixtures');
    await findDialog('Round 7 Fixtures');
  },
});

/** No message box: the widget says so itself, and asks again. */
export const Failed = meta.story({
  ...over({ world: midRound, network: failed(roundsFile, 503) }),
  play: async () => {
    await press('Fixtures');
    await expectShown('Try again');
  },
});

export const Offline = meta.story({
  ...over({ world: midRound, network: offline(roundsFile) }),
  play: async () => {
    await press('Fixtures');
    await expectShown('Try again');
  },
});

/** Without a season there is nothing to list. */
export const OffSeason = meta.story({
  ...over({ world: offSeason }),
  play: async () => {
    await press('Fixtures');
    await expectGone('Try again', 'vs');
  },
});

/** The widget over a page that asks for nothing itself. */
function over(shown: ShownWorld) {
  return showRoute('/nowhere', shown);
}
