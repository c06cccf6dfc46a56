import { boosted, historicRound, midRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  choose,
  expectGone,
  expectPitch,
  expectShown,
  figuresOf,
  findDialog,
  isUnloadAsked,
  press,
  pressOnPitch,
} from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({
  title: 'Flows/Make a transfer',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

export const OneForOne = meta.story({
  ...showRoute('/my-team', { world: historicRound }),
  play: async ({ step }) => {
    await expectPitch();
    await step('start, and be asked for a player, also by a screen reader [G-122, G-258, G-372]', async () => {
      const prompt = 'Select a player to transfer out or reset your transfers';
      await press('Transfers');
      await expectShown('Transfer mode', prompt);
      const spoken = [...document.querySelectorAll('output')].map(({ textContent }) => textContent);
      await expect(spoken.filter((text) => text.includes(prompt))).not.toEqual([]);
    });
    await step('mark a prop out: from now on leaving the page asks [G-233]', async () => {
      await expect(isUnloadAsked()).toBe(false);
      await pressOnPitch(/press to transfer out/);
      await expectShown('Out');
      await expect(isUnloadAsked()).toBe(true);
    });
    await step('revert it in the list of transfers, and mark a prop out again [G-261]', async () => {
      // On a phone the list is on the sheet of the pool, which would cover the pitch.
      if (window.innerWidth < 700) return;
      await press(/^Revert the transfer of /);
      await expectGone('Out');
      await pressOnPitch(/press to transfer out/);
      await expectShown('Out');
    });
    await step('bring the cheapest one in', async () => {
      await showPool();
      await press(/^Price, sorted, highest first/);
      await press(/^Add /);
    });
    await step('review the summary of the transfer [G-109]', async () => {
      await press(/^Review 1/);
      const summary = await findDialog('1 transfer');
      await expect(summary.querySelectorAll('ul[aria-label="Your transfers"] > li')).toHaveLength(1);
      await expect(figuresOf('Budget after', summary)).toEqual(figuresOf('Budget left'));
    });
    await step('send: the new team is confirmed [G-112, G-265]', async () => {
      await press('Make 1 transfer');
      await findDialog('Your team is confirmed');
      const [leftInBar, ...left] = figuresOf('Budget left');
      await expect(left).toEqual([leftInBar]);
      await expectShown(/^Saved \d\d:\d\d$/, '1 transfer made for round 7.');
      await press('Done');
      await expectGone('Transfer mode');
    });
  },
});

export const BoosterCarrier = meta.story({
  ...showRoute('/my-team', { world: boosted }),
  play: async ({ step }) => {
    await expectPitch();
    await step('who carries a booster is warned of, and not marked out [G-108]', async () => {
      await press('Transfers');
      await pressOnPitch(/, co-captain/);
      await findDialog(/ carries Co-captain$/);
      await expect(document.querySelectorAll('[data-jersey] button[data-change="out"]')).toHaveLength(0);
    });
    await step('the booster can stay [G-108]', async () => {
      await press('Keep the player', await findDialog(/ carries Co-captain$/));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
    await step('the booster can be reset, after a question [G-108]', async () => {
      await pressOnPitch(/, co-captain/);
      await press('Reset Co-captain', await findDialog(/ carries Co-captain$/));
      await findDialog('Are You Sure?');
    });
  },
});

export const Cancelled = meta.story({
  name: 'Cancel takes the transfers back and leaves the mode [G-264]',
  ...showRoute('/my-team', { world: historicRound }),
  play: async () => {
    await expectPitch();
    await press('Transfers');
    await pressOnPitch(/press to transfer out/);
    await expectShown('Transfer mode', 'Out');
    await press(/^Review/);
    await expectShown(/^Every player who leaves needs a replacement/);
    await press('Cancel');
    await expectGone('Transfer mode', 'Out', /^Every player who leaves needs a replacement/);
    await expectShown(/^Transfers cancelled/);
    // The button that was pressed is gone, and the message does not take the focus.
    await waitFor(() => expect(document.activeElement?.closest('[data-jersey]')).not.toBeNull());
    await press('Undo');
    await expectShown('Transfer mode', 'Out');
    await expectGone(/^Transfers cancelled/);
  },
});

export const TakenBack = meta.story({
  name: 'A transfer that is prepared is undone and done again at every width [B9]',
  ...showRoute('/my-team', { world: historicRound }),
  play: async () => {
    await expectPitch();
    await press('Transfers');
    await pressOnPitch(/press to transfer out/);
    await expectShown('Out');
    await pressTool('Undo');
    await expectGone('Out');
    await expectShown('Transfer mode');
    await pressTool('Redo');
    await expectShown('Out');
  },
});

/** An earlier round ends transfer mode, after a question. */
export const AnotherRound = meta.story({
  ...showRoute('/my-team', { world: historicRound }),
  play: async ({ step }) => {
    await expectPitch();
    await press('Transfers');
    await pressOnPitch(/press to transfer out/);
    await step('staying keeps the mode and the round [G-256]', async () => {
      await press('Stay', await findQuestion());
      await expectGone('Leave transfer mode?');
      await expectShown('Transfer mode', 'Round 7', 'Out');
    });
    await step('leaving ends the mode and shows the round [G-256]', async () => {
      await press('Leave', await findQuestion());
      await expectShown('Round 5');
      await expectGone('Transfer mode', 'Leave transfer mode?');
      await expectPitch();
    });
  },
});

export const MidRound = meta.story({
  name: 'Transfers in a round that has started begin with what it has locked [G-369]',
  ...showRoute('/my-team', { world: midRound }),
  play: async () => {
    await expectPitch();
    await press('Transfers');
    await expectShown('The round has started you can make transfers on players who are not locked');
  },
});

async function findQuestion(): Promise<HTMLElement> {
  await press(/Round 7/);
  await choose(/Round 5/);
  return findDialog('Leave transfer mode?');
}

/** On a phone undo and redo stand in the menu behind the prompt. */
async function pressTool(name: string): Promise<void> {
  if (window.innerWidth >= 700) return press(name);
  await press('More');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

/** On a phone the pool opens from the prompt over the pitch. */
async function showPool(): Promise<void> {
  if (window.innerWidth < 700) await press('Players');
}
