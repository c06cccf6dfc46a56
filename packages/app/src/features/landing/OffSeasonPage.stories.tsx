import { aUser } from '@rugby/mocks/builders/user';
import { offSeason } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, waitFor } from 'storybook/test';
import { expectGone, expectShown } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';

const meta = preview.meta({ title: 'Pages/Off season', tags: ['!autodocs'], parameters: pageParameters });

/** There is nothing to join or to play before the next season is announced. */
export const NoSeason = meta.story({
  ...showRoute('/', { world: offSeason }),
  play: async ({ globals, step }) => {
    await step('it invites to the pre-registration of its edition [A-006, A-041]', async () => {
      await expectShown('Boots off.', 'Pre-Register');
      const { basePath } = storyEdition(globals);
      await expect(screen.getByRole('link', { name: 'Pre-Register' })).toHaveAttribute('href', `${basePath}/pre-registration`);
    });
    await expectGone('Play now');
    await expectGone('My Account');
  },
});

/** Users who are signed in still have their account: in the header or, in narrow windows, in the menu. */
export const SignedIn = meta.story({
  ...showRoute('/', { world: (edition) => ({ ...offSeason(edition), user: aUser({ playedGames: [edition.playedGame] }) }) }),
  play: async ({ globals, userEvent }) => {
    const { basePath } = storyEdition(globals);
    await expectShown('Pre-Register');
    const menu = screen.queryByRole('button', { name: 'Menu' });
    if (menu !== null) await userEvent.click(menu);
    await expect(await screen.findByRole('link', { name: 'My Account' })).toHaveAttribute('href', `${basePath}/account`);
    // The team page was asked for before it was known that there is no season.
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  },
});
