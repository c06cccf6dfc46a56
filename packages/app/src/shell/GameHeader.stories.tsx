import { type Edition, otherEditionOf } from '@rugby/domain/editions';
import { aUser } from '@rugby/mocks/builders/user';
import { betweenRounds, historicRound } from '@rugby/mocks/scenarios/scenarios';
import type { World } from '@rugby/mocks/scenarios/World';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectGone, expectPitch, expectShown, findDialog, press } from '../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../.storybook/storyEdition.ts';

const meta = preview.meta({
  title: 'Pages/Header and menu',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});
const rankingNames = { srp: 'Leaderboard', trc: 'Rankings' } as const;
const tutorialBeginnings = { srp: 'Eleven clubs', trc: 'Four nations' } as const;
const path = '/stats-centre';
const onDesktop = { globals: { viewport: { value: 'desktop' } } } as const;
const onPhone = { globals: { viewport: { value: 'phone' } } } as const;
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';

export const SignedOut = meta.story({
  ...showRoute(path, { world: betweenRounds }),
  ...onDesktop,
  play: async ({ globals, step }) => {
    const edition = storyEdition(globals);
    const header = within(await screen.findByRole('banner'));
    await step('the logo leads to the landing page of the edition [A-144]', async () => {
      await expect(header.getByRole('link', { name: edition.title })).toHaveAttribute('href', `${edition.basePath}/`);
    });
    await step('the pages of users are not there, the other edition is [A-145, A-150]', async () => {
      await expect(pagesIn(header)).toEqual(['Stats centre', 'Help', otherEditionOf(edition).title]);
    });
    await step('the login is in the place of the account, and opens [A-146]', async () => {
      await expect(header.queryByRole('button', { name: /account of/ })).toBeNull();
      await press('Log in', screen.getByRole('banner'));
      await findDialog('Log in');
    });
  },
});

export const SignedIn = meta.story({
  ...showRoute(path, { world: withPicture }),
  ...onDesktop,
  play: async ({ globals, step }) => {
    const edition = storyEdition(globals);
    const { id, basePath } = edition;
    const header = within(await screen.findByRole('banner'));
    const account = await header.findByRole('button', { name: /account of/ });
    await step('the account has the avatar of the user in the place of the login [A-146]', async () => {
      await expect(account.querySelector('img')).toHaveAttribute('src', picture);
      await expect(header.queryByRole('button', { name: 'Log in' })).toBeNull();
    });
    await step('the pages of the game and the other edition are in the header, prizes are not [A-150]', async () => {
      const pages = ['My Team', 'My Leagues', rankingNames[id], 'Stats centre', 'Help', otherEditionOf(edition).title];
      await expect(pagesIn(header)).toEqual(pages);
    });
    await step('the language of the site is named [A-148]', async () => {
      await expect(header.getByText('Language: English')).toBeInTheDocument();
    });
    await step('the account menu leads to My Account, and to the season, which has no tab [A-146]', async () => {
      await userEvent.click(account);
      await expect(await screen.findByRole('menuitem', { name: 'My Account' })).toHaveAttribute('href', `${basePath}/account`);
      await expect(screen.getByRole('menuitem', { name: 'Your season' })).toHaveAttribute('href', `${basePath}/season-review`);
      await userEvent.keyboard('{Escape}');
    });
    await step('Fixtures and Tutorial are buttons that open them, the tutorial that of the edition [A-151, A-174]', async () => {
      await waitFor(() => expect(header.getByRole('button', { name: 'Fixtures' })).toBeVisible());
      await press('Tutorial', screen.getByRole('banner'));
      await expect(await findDialog('How to play')).toHaveTextContent(tutorialBeginnings[id]);
      await press('Close', await findDialog('How to play'));
      await press('Fixtures', screen.getByRole('banner'));
      await findDialog('Round 7 Fixtures');
    });
  },
});

/** The last button of the tutorial says where it leads, from every page. */
export const EndOfTutorial = meta.story({
  ...showRoute(path, { world: historicRound }),
  ...onDesktop,
  play: async () => {
    await within(await screen.findByRole('banner')).findByRole('button', { name: /account of/ });
    await finishTutorial();
    await expectPitch();
  },
});

/** Visitors are led to where they can play. */
export const EndOfTutorialSignedOut = meta.story({
  ...showRoute(path, { world: betweenRounds }),
  ...onDesktop,
  play: async () => {
    await finishTutorial();
    await expectShown('Play now');
  },
});

export const OnPhone = meta.story({
  ...showRoute(path, { world: historicRound }),
  ...onPhone,
  play: async ({ step }) => {
    const header = within(await screen.findByRole('banner'));
    await step('the pages and the tutorial are in the menu, the fixtures in the header [A-147, A-149, A-151]', async () => {
      await header.findByRole('button', { name: 'Menu' });
      await expect(header.queryByRole('navigation')).toBeNull();
      await expect(header.queryByRole('button', { name: 'Tutorial' })).toBeNull();
      await press('Fixtures', screen.getByRole('banner'));
      await findDialog('Round 7 Fixtures');
    });
  },
});

export const MenuOfUser = meta.story({
  ...showRoute(path, { world: historicRound }),
  ...onPhone,
  play: async ({ globals, step }) => {
    const { id, basePath } = storyEdition(globals);
    await within(await screen.findByRole('banner')).findByRole('button', { name: /account of/ });
    await press('Menu');
    const menu = await findDialog('Menu');
    const hrefs = hrefsIn(menu);
    await step('the first group has Dashboard, My Team, the leaderboard and prizes [A-152, A-153, A-155]', async () => {
      await expect(hrefs.get('')).toMatchObject({
        Dashboard: `${basePath}/`,
        'My Team': `${basePath}/my-team`,
        [rankingNames[id]]: `${basePath}/leaderboard`,
        Prizes: `${basePath}/help/prizing`,
      });
    });
    await step('the leagues and the help are groups of their own [A-154, A-156]', async () => {
      await expect(Object.keys(hrefs.get('Leagues') ?? {})).toEqual([
        expect.stringMatching(/^My Leagues/),
        'Create a League',
        'Join a League',
      ]);
      await expect(Object.values(hrefs.get('Leagues') ?? {})).toEqual(
        ['/leagues', '/leagues/create', '/leagues/join'].map((page) => basePath + page),
      );
      await expect(hrefs.get('Help')).toEqual({
        'Game Guidelines': `${basePath}/help/game-guidelines/game-guidelines`,
        FAQs: `${basePath}/help/faqs`,
        'Terms & Conditions': `${basePath}/help/t%26c`,
        'Contact Us': `${basePath}/help/contact-us`,
      });
    });
    await step('the menu names the language of the site [A-148]', async () => {
      await expect(within(menu).getByText('Language: English')).toBeInTheDocument();
    });
    await step('the user finds the account, and no login [A-158]', async () => {
      await expect(within(menu).getByRole('link', { name: 'My Account' })).toHaveAttribute('href', `${basePath}/account`);
      await expect(within(menu).queryByRole('button', { name: 'Log in' })).toBeNull();
    });
    await step('the tutorial opens [A-157]', async () => {
      await press('Tutorial', menu);
      await press('Close', await findDialog('How to play'));
    });
    await step('the way out ends the session [A-158]', async () => {
      await expectGone('Leagues');
      await press('Menu');
      await press('Log out', await findDialog('Menu'));
      await press('Log in');
      await findDialog('Log in');
    });
  },
});

export const MenuOfVisitor = meta.story({
  ...showRoute(path, { world: betweenRounds }),
  ...onPhone,
  play: async ({ step }) => {
    await press('Menu');
    const menu = await findDialog('Menu');
    await step('a visitor finds the login, and nothing of users [A-158]', async () => {
      await expect(within(menu).queryByRole('link', { name: 'My Account' })).toBeNull();
      await expect(within(menu).queryByRole('button', { name: 'Log out' })).toBeNull();
      await press('Log in', menu);
      await findDialog('Log in');
    });
  },
});

/** The names of the pages in the header, in order. */
function pagesIn(header: ReturnType<typeof within>): readonly (string | null)[] {
  const pages = within(header.getByRole('navigation', { name: 'Main' }));
  return pages.getAllByRole('link').map(({ firstChild }) => firstChild?.textContent ?? null);
}

/** The links of the menu under the headings of their groups. */
function hrefsIn(menu: HTMLElement): ReadonlyMap<string, Readonly<Record<string, string | null>>> {
  const groups = [...menu.querySelectorAll('section')].map((group) => {
    const links = [...group.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')] as const);
    return [group.querySelector('h2')?.textContent ?? '', Object.fromEntries(links)] as const;
  });
  return new Map(groups.toReversed());
}

function withPicture(edition: Edition): World {
  return { ...historicRound(edition), user: aUser({ playedGames: [edition.playedGame], avatar: picture }) };
}

async function finishTutorial(): Promise<void> {
  await press('Tutorial', await screen.findByRole('banner'));
  const tutorial = await findDialog('How to play');
  await press('Positions', tutorial);
  await userEvent.keyboard('{ArrowRight>7/}');
  await press('Pick my team', tutorial);
}
