import { getDashboard } from '@rugby/domain/contract/dashboard';
import { advertsFile, seasonNumbersFile } from '@rugby/domain/contract/landing';
import { roundsFile } from '@rugby/domain/contract/rounds';
import { getUser } from '@rugby/domain/contract/account/user';
import { failed, loading, offline, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, historicRound, lastMatch, lockedRound, midRound, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, waitFor } from 'storybook/test';
import {
  expectGone,
  expectNoDialog,
  expectPitch,
  expectShown,
  findDialog,
  press,
} from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';
import { LazyAuthOverlay } from '../session/LazyAuthOverlay.ts';

const meta = preview.meta({ title: 'Pages/Landing', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;

export const SignedOut = meta.story({
  ...showRoute('/', { world: betweenRounds }),
  play: async ({ globals, step }) => {
    await expectShown('Play now', 'Round 7 starts in');
    await step('it is the landing page of its edition [A-013, A-052]', async () => {
      const headline = { club: 'Pick fifteen. Own the weekend.', championship: 'Four nations. One fifteen.' };
      await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(headline[storyEdition(globals).brand]);
    });
  },
});

/** Who is signed in goes on to the team. */
export const SignedIn = meta.story({
  ...showRoute('/', { world: historicRound }),
  parameters: noPicture,
  play: expectPitch,
});

/** While it is not known who asks, no dialog asks for a login. */
export const CheckingSession = meta.story({
  name: 'A login that is asked for while the session is checked waits for the answer [A-055]',
  ...showRoute('/', { world: historicRound, network: loading(getUser) }),
  parameters: noPicture,
  play: async () => {
    await expectShown('Round 7 starts in');
    await LazyAuthOverlay.load();
    await press('Log in');
    await waitFor(() => expect(document.querySelector('button[data-pending]')).toHaveTextContent('Log in'));
    await expectNoDialog();
  },
});

/** The first match of the round is being played. */
export const FirstMatch = meta.story({
  ...showRoute('/', { world: signedOut(midRound) }),
  parameters: noPicture,
  play: () => expectShown('Round 7 is under way'),
});

/** One match of the round is being played, others are to come. */
export const Live = meta.story({
  ...showRoute('/', { world: signedOut(midRound) }),
  play: () => expectShown('Round 7 is under way'),
});

/** The last match of the round has kicked off: the next match belongs to the next round. */
export const LastMatchOfRound = meta.story({
  ...showRoute('/', { world: signedOut(lockedRound) }),
  parameters: noPicture,
  play: () => expectShown('Round 8 starts in'),
});

export const LastMatchOfSeason = meta.story({
  ...showRoute('/', { world: signedOut(lastMatch) }),
  parameters: noPicture,
  play: () => expectShown('Round 9 is under way. Its last match has kicked off.'),
});

export const SeasonOver = meta.story({
  ...showRoute('/', { world: signedOut(seasonOver) }),
  parameters: noPicture,
  play: async () => {
    await expectShown('No round is coming up. The next season is announced here.');
    await expectGone('Play now');
  },
});

export const Loading = meta.story({
  ...showRoute('/', { world: betweenRounds, network: loading(roundsFile) }),
  parameters: noPicture,
  play: () => expectShown('Play now'),
});

export const Slow = meta.story({
  ...showRoute('/', { world: betweenRounds, network: slow(roundsFile, 500) }),
  parameters: noPicture,
  play: () => expectShown('Loading', 'Round 7 starts in'),
});

export const Failed = meta.story({
  ...showRoute('/', { world: betweenRounds, network: failed(roundsFile, 503) }),
  parameters: noPicture,
  play: () => expectShown('The next match could not be loaded.'),
});

/** The game can be entered all the same: the login has its own messages. */
export const Offline = meta.story({
  ...showRoute('/', { world: betweenRounds, network: [...offline(roundsFile), ...offline(getDashboard), ...offline(getUser)] }),
  parameters: noPicture,
  play: () => expectShown('The next match could not be loaded.', 'Log in', 'Play now'),
});

/** Below the steps: the numbers of the season, and the advertisement for the country of the visitor. */
export const Numbers = meta.story({
  ...showRoute('/', {
    world: (edition) => ({
      ...signedOut(betweenRounds)(edition),
      adverts: [{ countryId: 'ROW', link1: 'https://example.org/boots', text1: 'Boots for heavy ground' }],
    }),
  }),
  parameters: noPicture,
  play: async ({ step }) => {
    await scrollToFoot();
    await expectShown('Players to pick from', 'People with a team', '452', '301', 'Best of round 6', 'Boots for heavy ground');
    await step('the advertisement leads to its link [A-208]', async () => {
      const advert = screen.getByRole('link', { name: 'Boots for heavy ground' });
      await expect(advert).toHaveAttribute('href', 'https://example.org/boots');
    });
  },
});

/** What the foot of the page says stays where it is read, or where the keyboard has brought the focus, when the numbers arrive. */
export const NumbersArrive = meta.story({
  ...showRoute('/', { world: signedOut(betweenRounds) }),
  parameters: noPicture,
  play: async () => {
    const foot = await screen.findByRole('contentinfo');
    const placeOfFoot = () => Math.round(foot.getBoundingClientRect().top + window.scrollY);
    const before = placeOfFoot();
    await scrollToFoot();
    await expectShown('452', 'Best of round 6');
    await expect(Math.abs(placeOfFoot() - before)).toBeLessThanOrEqual(2);
  },
});

/** Without numbers and advertisements the page is whole. */
export const NumbersFailed = meta.story({
  ...showRoute('/', { world: betweenRounds, network: [...failed(seasonNumbersFile, 503), ...failed(advertsFile, 503)] }),
  parameters: noPicture,
  play: async () => {
    await scrollToFoot();
    await expectShown('Players to pick from', '–', 'Powered by a sports-data provider');
    await expectGone('Advertisement');
  },
});

export const LogIn = meta.story({
  name: 'The login button opens the login [A-049, A-051, A-168]',
  ...showRoute('/', { world: betweenRounds }),
  parameters: noPicture,
  play: async () => {
    await press('Log in');
    await expect(await findDialog('Log in')).toHaveAccessibleName('Log in');
  },
});

export const Registration = meta.story({
  name: 'Play now opens the registration [A-168, A-169]',
  ...showRoute('/', { world: betweenRounds }),
  play: async () => {
    await press('Play now');
    await findDialog('Create your account');
  },
});

function signedOut(world: typeof midRound): typeof midRound {
  return (edition) => ({ ...world(edition), user: null });
}

async function scrollToFoot(): Promise<void> {
  await expectShown('Powered by a sports-data provider');
  document.querySelector('footer')?.scrollIntoView();
}
