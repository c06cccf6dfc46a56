import { countriesFile } from '@rugby/domain/contract/geo/countries';
import { squadsFile } from '@rugby/domain/contract/squads';
import { countriesIn } from '@rugby/domain/game/session/countries';
import { failed, failedWhile } from '@rugby/mocks/handlers/states';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { press } from '../../../../../.storybook/plays/onScreen.ts';
import { openSection } from '../../../../../.storybook/plays/openSection.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { showPassingFault } from '../../../../../.storybook/network/showPassingFault.ts';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Account/Choices not loaded', tags: ['!autodocs'], parameters: pageParameters });

/** The page says that the countries could not be loaded, and loads them again. */
export const CountriesMissing = meta.story({
  ...showRoute('/account', { world: historicRound, network: failed(countriesFile, 500) }),
  parameters: { picture: { disable: true } },
  play: async ({ msw, step }) => {
    await openSection('Personal information');
    await step('the field is empty, and it says why', async () => {
      await expect(await screen.findByText('The countries could not be loaded.')).toBeVisible();
      await expect(screen.getByRole('combobox', { name: 'Country of residence' })).toHaveValue('');
    });
    await step('the country of the user stands there once they are loaded', async () => {
      msw.use(http.get('*/countries.json', () => HttpResponse.json(countriesIn('en-US'))));
      await press('Try again');
      const country = () => screen.getByRole('combobox', { name: 'Country of residence' });
      await waitFor(() => expect(country()).toHaveValue('New Zealand'));
      await expect(country()).toHaveFocus();
      await expect(screen.queryByText('The countries could not be loaded.')).toBeNull();
    });
  },
});

const noSquads = showPassingFault('/account', { world: historicRound }, (isThere) => failedWhile(isThere, squadsFile, 503));

/** The same for the squads, beside an account that can be changed. */
export const SquadsMissing = meta.story({
  ...noSquads.route,
  parameters: { picture: { disable: true } },
  play: async ({ step }) => {
    await openSection('Personal information');
    await expect(await screen.findByText('The squads could not be loaded.')).toBeVisible();
    await step('the squads are offered once they are loaded', async () => {
      noSquads.end();
      await press('Try again');
      const field = await screen.findByRole('button', { name: /Supported squad/ });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(screen.queryByText('The squads could not be loaded.')).toBeNull();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(2));
    });
  },
});
