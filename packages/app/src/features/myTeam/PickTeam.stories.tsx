import { autopickTeam } from '@rugby/domain/contract/team/team';
import { refused } from '@rugby/mocks/handlers/states';
import { lockedOut, newUser } from '@rugby/mocks/scenarios/scenarios';
import { expect, waitFor } from 'storybook/test';
import {
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
  title: 'Flows/Pick a team',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

/** Pick a player, fill the rest, choose a captain, save. */
export const PickCaptainSave = meta.story({
  ...showRoute('/my-team', { world: newUser }),
  play: async ({ step, userEvent }) => {
    await step('read the notice and close the tutorial', async () => {
      await press('Got it');
      await press('Close');
      await expectPitch();
    });
    await step('pick a hooker', async () => {
      await pressOnPitch(/^Hooker/);
      await press(/^Add /);
      await expectShown('Pick 14 more players');
    });
    await step('fill the other places', async () => {
      await press('Autofill');
      await expectShown('Not saved');
      await expectGone(/^Pick \d+ more/);
    });
    await step('choose the captain', async () => {
      await pressOnPitch(/^(?!.*captain)/);
      await press('Make captain');
    });
    await step('review the team under the logo, where no player can be pressed [G-038, G-102]', async () => {
      await press('Save team');
      const review = await findDialog('Review your team');
      await expect(review).toHaveTextContent(/ Fantasy/);
      const [leftInBar, ...left] = figuresOf('Budget left');
      await expect(left).toEqual([leftInBar]);
      await expect(review.querySelectorAll('[data-jersey]')).toHaveLength(15);
      await expect(review.querySelectorAll('[data-jersey] button')).toHaveLength(0);
    });
    await step('undo nothing behind the review', async () => {
      const reviewed = (await findDialog('Review your team')).textContent;
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(await findDialog('Review your team')).toHaveTextContent(reviewed, { normalizeWhitespace: false });
    });
    await step('save', async () => {
      await press('Save team');
      await findDialog('Your team is in');
      await expectShown(/^Saved \d\d:\d\d$/);
      await press('Done');
      await expectShown(/^Saved /);
    });
    await step('the ranking does not ask for a team any more', async () => {
      if (window.innerWidth < 700) await press('Menu');
      await userEvent.click(await waitFor(() => linkTo('/leaderboard')));
      await expectShown('Your place', 'Ruck and Roll');
      await expectGone('You have no team yet.');
    });
  },
});

/** The link leads on when the user says so. */
export const LeaveUnsaved = meta.story({
  ...showRoute('/my-team', { world: newUser }),
  play: async ({ step, userEvent }) => {
    await press('Got it');
    await press('Close');
    await expectPitch();
    await press('Autofill');
    await expectShown('Not saved');
    const leave = async () => {
      if (window.innerWidth < 700) await press('Menu');
      await userEvent.click(await waitFor(() => linkTo('/stats-centre')));
    };
    await step('leaving with unsaved changes is blocked [G-041]', async () => {
      await expect(isUnloadAsked()).toBe(true);
      await leave();
      await press('Stay here', await findDialog('Leave without saving?'));
      await expectGone('Leave without saving?');
      await expectPitch();
    });
    await step('clearing the team asks first [G-111]', async () => {
      if (window.innerWidth < 700) await press('More');
      await userEvent.click(await waitFor(() => clearing()));
      await press('Clear team', await findDialog('Are You Sure?'));
      await expectShown('Pick 15 more players');
    });
  },
});

/** A round is being played: nothing invites to pick, and each way to do so says when picking opens and closes. [G-113, G-236, G-237] */
export const PickingClosed = meta.story({
  ...showRoute('/my-team', { world: lockedOut }),
  play: async ({ step }) => {
    await expectPitch();
    await expectShown('Picking is closed while round 7 is played', /^Round 8 in$|^Round 8 starts in$/);
    await step('fill the team', async () => {
      await press('Autofill');
      await expectClosed();
    });
    await step('add a player', async () => {
      await pressOnPitch(/^Hooker/);
      await expectShown('No team can be picked now. You can look at the players.');
      await press(/^Add /);
      await expectClosed();
    });
    await expectGone('The players are here');
  },
});

/** The round began while the page was open: the server refuses what the page allowed. [G-236] */
export const PickingJustClosed = meta.story({
  ...showRoute('/my-team', {
    world: newUser,
    network: refused(autopickTeam, 422, 'team-creation-disabled', 'Picking is closed.', { nextRoundId: 8 }),
  }),
  play: async () => {
    await press('Got it');
    await press('Close');
    await expectPitch();
    await press('Autofill');
    await expectClosed();
  },
});

async function expectClosed(): Promise<void> {
  await findDialog('The round is under way');
  await expectShown(
    'Picking opens again when round 7 is over.',
    /^Its last match kick(s|ed) off 28\/03\/2026, /,
    /^It closes when round 8 starts, 03\/04\/2026, /,
  );
  await press('Got it');
  await expectGone('The round is under way');
}

function linkTo(path: string): Element {
  const link = [...document.querySelectorAll(`a[href$="${path}"]`)].find((each) => each.checkVisibility());
  if (link === undefined) throw new Error(`No link leads to ${path}.`);
  return link;
}

/** A button, or an entry of the menu on a narrow pitch. */
function clearing(): Element {
  const found = [...document.querySelectorAll('button, [role="menuitem"]')].find(
    (each) => each.checkVisibility() && (each.textContent === 'Clear' || each.getAttribute('aria-label') === 'Clear'),
  );
  if (found === undefined) throw new Error('Nothing clears the team.');
  return found;
}
