import { getUser } from '@rugby/domain/contract/account/user';
import { checkCountry } from '@rugby/domain/contract/geo/geo';
import type { VisitFacts } from '@rugby/domain/contract/geo/visit';
import { failed, loading } from '@rugby/mocks/handlers/states';
import { betweenRounds, historicRound, offSeason } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectGone, expectPitch, expectShown, fillIn, findDialog, press } from '../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../.storybook/preview.tsx';
import { storyEdition } from '../../../../.storybook/storyEdition.ts';
import { pageParameters, showRoute } from '../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Gates', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;

const open: VisitFacts = { isRestricted: false, closedIn: [], unlaunched: [], unlocked: [] };
const beforeLaunch: VisitFacts = { ...open, unlaunched: ['srp', 'trc'] };

/** The page does not know the country, and the answer is not there yet. */
export const CheckingCountry = meta.story({
  name: 'While the country is checked, the page only shows that it loads [A-046, A-242]',
  ...showRoute('/', { world: betweenRounds, facts: null, network: loading(checkCountry) }),
  parameters: noPicture,
  play: async () => {
    await expectShown('Loading');
    await expectGone('Play now');
  },
});

export const CountryAllowed = meta.story({
  name: 'An allowed country sees the site [A-242]',
  ...showRoute('/', { world: betweenRounds, facts: null }),
  parameters: noPicture,
  play: () => expectShown('Play now'),
});

export const CountryUnknown = meta.story({
  name: 'A visitor whose country cannot be found out sees the site [A-243]',
  ...showRoute('/', { world: betweenRounds, facts: null, network: failed(checkCountry, 503) }),
  parameters: noPicture,
  play: () => expectShown('Play now'),
});

export const NotAvailable = meta.story({
  name: 'The page for a country in which the game is closed [A-007, A-160, A-242]',
  ...showRoute('/stats-centre', { world: betweenRounds, facts: { ...open, isRestricted: true, closedIn: ['KP', 'IR', 'BY'] } }),
  play: async ({ step }) => {
    await expectShown(
      'Not Available',
      'We are sorry, but this site is not available in the following countries:',
      'For inquiries, please contact support',
    );
    await step('it lists every country in which the game is closed, by name [A-162]', async () => {
      const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(names).toEqual(['Belarus', 'Iran', 'North Korea']);
    });
  },
});

/** Any address leads to the landing page of the edition, which takes no registration yet. */
export const BeforeLaunch = meta.story({
  name: 'Before the launch no page of the game is shown [A-238]',
  ...showRoute('/stats-centre', { world: betweenRounds, facts: beforeLaunch }),
  parameters: noPicture,
  play: async () => {
    await expectShown('Boots on.');
    await expectGone('Play now');
  },
});

/** Also for users who signed in before. */
export const BeforeLaunchSignedIn = meta.story({
  ...showRoute('/my-team', { world: historicRound, facts: beforeLaunch }),
  parameters: noPicture,
  play: () => expectShown('Boots on.'),
});

/** A link of a mail leads to the account, through a login that creates no account. The championship has no page but its landing page. */
export const AccountBeforeLaunch = meta.story({
  ...showRoute('/account', { world: betweenRounds, facts: beforeLaunch }),
  parameters: noPicture,
  play: async ({ globals, step }) => {
    await expectShown('Boots on.');
    if (!storyEdition(globals).isOpenBeforeLaunch) return expectGone('Log in');
    const dialog = await findDialog('Log in');
    await expectGone('Create an account');
    await fillIn({ Email: 'mere@example.org', Password: 'Kererū-1990' });
    await press('Log in', dialog);
    await expectShown('My Account');
    await step('the menu of the account leads to open pages only [A-040]', async () => {
      await press(/account of/);
      const entries = within(await screen.findByRole('menu')).getAllByRole('menuitem');
      await expect(entries.map(({ textContent }) => textContent)).toEqual(['My Account', 'Log out']);
    });
  },
});

/** The help does not know whether there is a season. Users who press Log in there have their account. */
export const LogInWithoutSeason = meta.story({
  name: 'A press of Log in opens the login also where there is no season',
  ...showRoute('/help', { world: offSeason }),
  parameters: noPicture,
  play: async () => {
    await press('Log in');
    const dialog = await findDialog('Log in');
    await expectGone('Create an account');
    await fillIn({ Email: 'mere@example.org', Password: 'Kererū-1990' });
    await press('Log in', dialog);
    await expectShown('My Account');
  },
});

export const SecretInAddress = meta.story({
  name: 'The right secret in the address opens the site [A-239]',
  ...showRoute('/', { world: betweenRounds, facts: { ...beforeLaunch, unlocked: ['srp', 'trc'] } }),
  parameters: noPicture,
  play: () => expectShown('Play now'),
});

export const TenClicks = meta.story({
  name: 'Ten clicks on the hidden element open the site [A-240, A-365]',
  ...showRoute('/', { world: betweenRounds, facts: beforeLaunch }),
  parameters: noPicture,
  play: async () => {
    const hidden = await screen.findByTestId('hidden-gate');
    for (let click = 0; click < 10; click += 1) await userEvent.click(hidden);
    await expectShown('Play now');
    await expect(hidden).not.toBeInTheDocument();
  },
});

export const SignedIn = meta.story({
  ...showRoute('/my-team', { world: historicRound }),
  parameters: noPicture,
  play: expectPitch,
});

/** The server cannot say who is signed in: no visitor is asked to log in for that. */
export const NotChecked = meta.story({
  ...showRoute('/account', { world: historicRound, network: failed(getUser, 503) }),
  parameters: noPicture,
  play: async () => {
    await expectShown('This page did not load', 'Try again');
    await expectGone('Log in');
  },
});
