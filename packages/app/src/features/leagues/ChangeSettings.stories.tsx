import { updateLeague } from '@rugby/domain/contract/league/league';
import { leagueIds } from '@rugby/mocks/builders/leagues';
import { refused } from '@rugby/mocks/handlers/states';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { choose, expectGone, expectShown, isUnloadAsked, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Change a league', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = `/league/${leagueIds.scheduled}/settings`;

export const Invalid = meta.story({
  ...showRoute(path, {
    world: historicRound,
    network: refused(updateLeague, 422, 'invalid', 'The server was asked.'),
  }),
  parameters: noPicture,
  play: async ({ step }) => {
    await retypeName('Sp');
    await press('Save settings');
    await step('a form with a problem is not sent [A-288]', () => expectShown('A league name has at least 3 characters'));
  },
});

export const Unsaved = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await screen.findByLabelText(/^Name/);
    await step('the browser asks before changes that were not saved are lost', async () => {
      await expect(isUnloadAsked()).toBe(false);
      await retypeName('Spring Series');
      await expect(isUnloadAsked()).toBe(true);
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Private' }));
    await press(/Start round/);
    await choose(/^Round 9/);
    await userEvent.click(screen.getByRole('link', { name: 'Ladder' }));
    await expectGone('Save settings');
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
    await step('what was changed and not saved is there after a change of tab, and can be saved [A-230, A-288]', async () => {
      await expect(await screen.findByLabelText(/^Name/)).toHaveValue('Spring Series');
      await expect(screen.getByRole('radio', { name: 'Private' })).toBeChecked();
      await expect(screen.getByRole('button', { name: /Start round/ })).toHaveTextContent('Round 9');
      await press('Save settings');
      await expectShown('Saved', /^Not started\..* until round 9 kicks off\./);
      await expect(isUnloadAsked()).toBe(false);
    });
  },
});

export const Saved = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await retypeName('Spring Series');
    await userEvent.keyboard('{Enter}');
    await step('the keyboard stays at the form, which begins anew', async () => {
      await waitFor(() => expect(screen.getByText(/^Not started\./)).toHaveFocus());
      await userEvent.tab();
      await expect(screen.getByLabelText(/^Name/)).toHaveFocus();
    });
    await step('the confirmation goes after five seconds [A-236]', async () => {
      await expectShown('Saved');
      await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Spring Series');
      await expectGone('Saved');
    });
  },
});

async function retypeName(name: string): Promise<void> {
  const field = await screen.findByLabelText(/^Name/);
  await userEvent.clear(field);
  await userEvent.type(field, name);
}
