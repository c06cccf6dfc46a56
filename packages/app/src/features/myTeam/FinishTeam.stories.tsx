import type { Edition } from '@rugby/domain/editions';
import type { World } from '@rugby/mocks/scenarios/World';
import { newUser } from '@rugby/mocks/scenarios/scenarios';
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
  title: 'Flows/Finish a team',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

/** The captain leaves, the last place is filled, and the review of the save leads to a new captain. */
export const LastPlaceAndCaptain = meta.story({
  ...showRoute('/my-team', { world: newUser }),
  play: async ({ step }) => {
    await startPicking();
    await press('Autofill');
    await expectGone(/^Pick \d+ more/);
    await step('take the captain out', async () => {
      await pressOnPitch(/, captain/);
      await press('Remove');
    });
    await step('the pool leads with players who can be added', async () => {
      await openPool();
      await waitFor(() => expect(firstRow()?.querySelector('button')).toHaveAccessibleName(/^Add /));
    });
    await step('one press shows the position that is missing', async () => {
      await closePool();
      await press(isPhone() ? 'Players' : /^Show (?!all)/);
      await waitFor(() => expect(document.querySelector('[data-jersey] [aria-pressed="true"]')).not.toBeNull());
      await press(/^Add /);
    });
    await step('the page asks for a captain, also on a phone', async () => {
      await press('Pick a captain');
      await expectShown('Press the player who is to be your captain');
      await press('Cancel');
    });
    await step('the review of the save leads to the choice of a captain [G-230]', async () => {
      await press('Save team');
      await findDialog('Review your team');
      await press('Save team');
      await press('Pick a captain');
      await expectShown('Press the player who is to be your captain');
      await pressOnPitch(/press to make them captain/);
    });
    await step('and then to the review again, and to the team that was saved [G-103, G-234]', async () => {
      await findDialog('Review your team');
      await press('Save team');
      await findDialog('Your team is in');
    });
  },
});

/** Players are added whatever they cost. The team cannot be saved, and the message has a way out. */
export const OverBudget = meta.story({
  ...showRoute('/my-team', { world: withDearPlayers }),
  play: async ({ step }) => {
    await startPicking();
    await step('add players until the money does not suffice', async () => {
      await openPool();
      for (let count = 0; count < 7; count += 1) await press(/^Add /);
      await closePool();
      await expectShown(/^−\d/);
    });
    await step('saving is refused with the reason [D45, G-306, G-307]', async () => {
      await press('Save team');
      await expectShown(/^You're over your budget so your team cannot be saved\. That is .* Remove /);
    });
    await step('and with the nearest fix', async () => {
      await press(/^Remove /);
      await waitFor(() => expect(document.querySelectorAll('[data-jersey] [aria-pressed="false"]')).toHaveLength(9));
    });
  },
});

/** The money suffices for five or six of them. */
function withDearPlayers(edition: Edition): World {
  const world = newUser(edition);
  return { ...world, players: world.players.map((player) => ({ ...player, cost: player.cost + 12_000_000 })) };
}

function isPhone(): boolean {
  return window.innerWidth < 700;
}

async function startPicking(): Promise<void> {
  await press('Got it');
  await press('Close');
  await expectPitch();
}

async function openPool(): Promise<void> {
  if (isPhone()) await press('Players');
}

async function closePool(): Promise<void> {
  if (isPhone()) await press('Close the players');
}

function firstRow(): Element | null {
  return document.querySelector('[data-players] [role="row"]');
}
