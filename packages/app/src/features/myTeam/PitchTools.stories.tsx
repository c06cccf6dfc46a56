import { autopickTeam, changeCaptain } from '@rugby/domain/contract/team/team';
import { loading } from '@rugby/mocks/handlers/states';
import { historicRound, newUser } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, waitFor } from 'storybook/test';
import {
  choose,
  expectGone,
  expectPitch,
  expectShown,
  findDialog,
  press,
  pressOnPitch,
} from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({
  title: 'Flows/Tools of the pitch',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

export const Display = meta.story({
  ...showRoute('/my-team', { world: historicRound }),
  play: async ({ step }) => {
    await expectPitch();
    await step('each card shows the statistic that is chosen [G-034, G-212]', async () => {
      for (const [option, shown] of [
        ['Price', ', price'],
        ['Round points', ', round points'],
        ['Average points', ', average points'],
        ['Total points', ', total points'],
        ['Percent selected', ', selected by'],
        ['Next fixture', ', next fixture'],
      ] as const) {
        await press(/Display/);
        await choose(option);
        await waitFor(() => expect(cards().filter((name) => name.toLowerCase().includes(shown))).toHaveLength(15));
      }
    });
  },
});

export const Boosters = meta.story({
  ...showRoute('/my-team', { world: newUser }),
  play: async ({ step }) => {
    await press('Got it');
    await press('Close');
    await expectPitch();
    await step('boosters are not offered to a team that is not complete or not saved [G-035, G-287, G-288]', async () => {
      await expectGone('Boosters');
      await press('Autofill');
      await expectShown('Not saved');
      await expectGone('Boosters');
    });
    await step('and are once it is saved [G-035]', async () => {
      await press('Save team');
      await press('Save team', await findDialog('Review your team'));
      await press('Done', await findDialog('Your team is in'));
      await press('Boosters');
      await findDialog('Boosters');
    });
  },
});

/** A captain is sent at once: until the server answers, the tools of the pitch and the transfers keep their places. */
export const CaptainOnTheWay = meta.story({
  ...showRoute('/my-team', { world: historicRound, network: loading(changeCaptain) }),
  play: async ({ step }) => {
    await expectPitch();
    await pressOnPitch(/, /);
    await press('Make captain');
    await step('the page says that the captain is being saved, and asks for nothing to be saved [G-239]', async () => {
      await expectShown('Saving');
      await expectGone('Not saved', 'Save team', /fifteen is complete/);
    });
    await step('the Boosters button keeps its place [G-288]', async () => {
      await expect(screen.getByRole('button', { name: 'Boosters' })).toBeDisabled();
    });
  },
});

/** The filled team disables the tool: the focus moves to the first place that it filled before the next frame. */
export const AutofillByKeyboard = meta.story({
  ...showRoute('/my-team', { world: newUser }),
  play: async ({ userEvent }) => {
    await press('Got it');
    await press('Close');
    await expectPitch();
    screen.getByRole('button', { name: 'Autofill' }).focus();
    const lostFrames = countFramesWithoutFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.closest('[data-jersey]')).toHaveAttribute('data-jersey', '1'), {
      timeout: 30_000,
    });
    await expect(lostFrames()).toBe(0);
  },
});

/** Until the server proposes players, the tool waits and keeps the focus. */
export const AutofillOnTheWay = meta.story({
  ...showRoute('/my-team', { world: newUser, network: loading(autopickTeam) }),
  play: async () => {
    await press('Got it');
    await press('Close');
    await expectPitch();
    await press('Autofill');
    const tool = screen.getByRole('button', { name: /^Autofill/ });
    await waitFor(() => expect(tool).toHaveAttribute('aria-disabled', 'true'));
    await expect(tool).toHaveFocus();
  },
});

export const BoostersWait = meta.story({
  ...showRoute('/my-team', { world: historicRound }),
  play: async ({ step }) => {
    await expectPitch();
    await step('boosters are disabled while transfers are made [G-289]', async () => {
      await press('Transfers');
      await expectBoosters({ isDisabled: true });
      await press('Cancel');
      await expectBoosters({ isDisabled: false });
    });
    await step('and in another round than the current one [G-290]', async () => {
      await press(/Round 7/);
      await choose(/Round 5/);
      await expectShown('Round 5');
      await expectBoosters({ isDisabled: true });
    });
  },
});

/** Counts the frames in which no element has the focus, until the returned function is called. */
function countFramesWithoutFocus(): () => number {
  let [frames, isCounting] = [0, true];
  const count = () => {
    if (!isCounting) return;
    if (document.activeElement === document.body) frames += 1;
    requestAnimationFrame(count);
  };
  count();
  return () => {
    isCounting = false;
    return frames;
  };
}

/** On a phone a prompt stands in the place of the button. */
async function expectBoosters({ isDisabled }: { readonly isDisabled: boolean }): Promise<void> {
  await waitFor(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Boosters');
    return expect(button?.disabled).toBe(isDisabled);
  });
}

function cards(): readonly string[] {
  const places = [...document.querySelectorAll('[aria-busy="false"] [data-jersey] button')];
  return places.map((place) => place.getAttribute('aria-label') ?? place.textContent);
}
