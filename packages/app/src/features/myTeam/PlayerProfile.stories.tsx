import { boosted, historicRound, live, newUser } from '@rugby/mocks/scenarios/scenarios';
import { expect, waitFor } from 'storybook/test';
import {
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
  title: 'Flows/Player profile',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

/** Before the team starts, its players are named captain, removed and added. */
export const BeforeTheStart = meta.story({
  ...showRoute('/my-team', { world: newUser }),
  play: async ({ step, userEvent }) => {
    await fillFirstTeam();
    await step('a press opens the profile, and its player becomes captain [G-086, G-294]', async () => {
      const before = namesOnPitch(', captain');
      await pressOnPitch(/^(?!.*captain)/);
      await press('Make captain', await findDialog(/./));
      await expectGone('Make captain');
      await expect(before).toHaveLength(1);
      await waitFor(() => expect(namesOnPitch(', captain')).toHaveLength(1));
      await expect(namesOnPitch(', captain')).not.toEqual(before);
    });
    await step('who is captain cannot be made captain again [G-086]', async () => {
      await pressOnPitch(/, captain/);
      const button = [...(await findDialog(/./)).querySelectorAll('button')].find(({ textContent }) => textContent === 'Captain');
      await expect(button).toBeDisabled();
    });
    await step('a player can be removed [G-088]', async () => {
      await expectGone('Transfer out');
      await press('Remove', await findDialog(/./));
      await waitFor(() => expect(namesOnPitch(', empty')).toHaveLength(1));
      await expect(namesOnPitch(', captain')).toEqual([]);
    });
    await step('a player of the pool can be added by their profile [G-089]', async () => {
      await pressOnPitch(/, empty/);
      await userEvent.click(await waitFor(firstRow));
      await press('Add player');
      await waitFor(() => expect(namesOnPitch(', empty')).toEqual([]));
    });
  },
});

/** The closed profile has no button to give the focus back to: the place of the edit has it, not the first place of the pitch. */
export const FocusAfterEdit = meta.story({
  ...showRoute('/my-team', { world: newUser }),
  play: async ({ step, userEvent }) => {
    await fillFirstTeam();
    await step('of a removed player', async () => {
      await pressOnPitch(/, Number eight,/);
      await press('Remove', await findDialog(/./));
      await expectFocusOnPlace('8');
    });
    await step('and of an added one', async () => {
      await pressOnPitch(/, empty/);
      await userEvent.click(await waitFor(firstRow));
      await press('Add player');
      await expectFocusOnPlace('8');
    });
  },
});

export const Started = meta.story({
  ...showRoute('/my-team', { world: historicRound }),
  play: async ({ step }) => {
    await expectPitch();
    await step('without a co-captain there is no booster to re-assign [G-087]', async () => {
      await pressOnPitch(/^(?!.*captain)/);
      await expectShown('Make captain');
      await expectGone('Re-assign co-captain');
      await press('Close', await findDialog(/./));
    });
    await step('once the team has started its players are transferred out [G-090, G-259]', async () => {
      await pressOnPitch(/, /);
      await findDialog(/./);
      await expectGone('Remove');
      await press('Transfer out', await findDialog(/./));
      await expectShown('Transfer mode');
      await waitFor(() => expect(namesOnPitch(', marked out')).toHaveLength(1));
    });
  },
});

/** The lock of the player keeps them in the team and the captaincy from them: it is said once, beside that of the captain. */
export const Locked = meta.story({
  ...showRoute('/my-team', { world: live }),
  play: async () => {
    await expectPitch();
    await pressOnPitch(/^(?!.*captain).*locked/);
    const dialog = await findDialog(/./);
    await waitFor(() => expect(dialog).toHaveTextContent('The captain cannot change'));
    await expect(dialog.textContent.match(/kicked off/g)).toHaveLength(2);
  },
});

export const Reassigned = meta.story({
  ...showRoute('/my-team', { world: boosted }),
  play: async ({ step }) => {
    await expectPitch();
    await step('the co-captain moves to another player [G-087]', async () => {
      const [before] = namesOnPitch(', co-captain');
      await pressOnPitch(/^(?!.*captain)/);
      await press('Re-assign co-captain', await findDialog(/./));
      await findDialog(/^Co-captain is on/);
      await press('Done');
      await waitFor(() => expect(namesOnPitch(', co-captain')).toHaveLength(1));
      await expect(namesOnPitch(', co-captain')).not.toEqual([before]);
    });
  },
});

/** The names of the places of the pitch that hold a text. */
function namesOnPitch(part: string): readonly string[] {
  const places = [...document.querySelectorAll('[aria-busy="false"] [data-jersey] button')];
  return places.map((place) => place.getAttribute('aria-label') ?? place.textContent).filter((name) => name.includes(part));
}

async function fillFirstTeam(): Promise<void> {
  await press('Got it');
  await press('Close');
  await expectPitch();
  await press('Autofill');
  await expectGone(/^Pick \d+ more/);
}

function firstRow(): Element {
  const first = document.querySelector('[data-players] [role="row"]');
  if (first === null) throw new Error('The pool is empty.');
  return first;
}

async function expectFocusOnPlace(jersey: string): Promise<void> {
  await expectGone('Remove', 'Add player');
  await waitFor(() => expect(document.activeElement?.closest('[data-jersey]')).toHaveAttribute('data-jersey', jersey));
}
