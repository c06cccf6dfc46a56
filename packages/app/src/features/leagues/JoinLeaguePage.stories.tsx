import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import type { Edition } from '@rugby/domain/editions';
import { joinLeague, showLeagueByCode } from '@rugby/domain/contract/league/league';
import { getLeaguesToJoin } from '@rugby/domain/contract/league/leagues';
import { codeOfLeague, leagueIds } from '@rugby/mocks/builders/leagues';
import { failed, failedWhile, loading, offline, refused, slow } from '@rugby/mocks/handlers/states';
import { historicRound, offSeason } from '@rugby/mocks/scenarios/scenarios';
import type { World } from '@rugby/mocks/scenarios/World';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectGone, expectShown, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { showPassingFault } from '../../../../../.storybook/network/showPassingFault.ts';
import { pageParameters, showRoute, type StoryContext } from '../../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';

const meta = preview.meta({ title: 'Pages/Join a league', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = '/leagues/join';
const signedOut = (edition: Edition): World => ({ ...historicRound(edition), user: null });
let opened = 0;
const closedPath = `${path}/${codeOfLeague(leagueIds.closed)}`;

export const Default = meta.story({
  ...showRoute(path, { world: withRoundIds }),
  play: () => expectShown('Porirua Open', 'Have a code?', 'From round 1'),
});

export const MoreLoaded = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectShown('20 rows shown');
    await step('the next page is appended [A-100]', async () => {
      await press('Load more');
      await expectShown('Porirua Open', 'Bluff Open');
    });
    await step('the first new league has the focus when there are no more', async () => {
      await expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
      const [, ...later] = screen.getAllByRole('article').slice(19);
      await expect(later.length).toBeGreaterThan(0);
      await waitFor(() => expect(later[0]).toHaveFocus());
    });
  },
});

export const Searched = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectShown('Porirua Open');
    const field = screen.getByRole('searchbox', { name: /^Search public leagues/ });
    await step('by a part of the name [A-100]', async () => {
      await userEvent.type(field, 'suva');
      await expectGone('Porirua Open');
      await expectShown('Suva Open');
    });
    await userEvent.type(field, ' nowhere');
    await expectShown('No public league matches');
  },
});

export const ByCode = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    const field = await screen.findByLabelText('Code of the league');
    await userEvent.type(field, '?');
    await press('Find league');
    await expectShown('A code has 4 to 20 letters and digits');
    await userEvent.clear(field);
    await userEvent.type(field, codeOfLeague(leagueIds.closed).toLowerCase());
    await press('Find league');
    await step('the dialog of its league opens [A-019, A-224, A-171]', async () => {
      await findDialog('Closed Shop');
    });
  },
});

/** The code in the address opens the dialog of its league. */
export const CodeOpen = meta.story({
  ...showRoute(closedPath, { world: withRoundIds }),
  play: async ({ step }) => {
    const dialog = within(await findDialog('Closed Shop'));
    await step('name, privacy, start round and Chairman are shown [A-181, A-182, A-183]', async () => {
      const valueOf = (term: string) => dialog.getByText(term).nextElementSibling?.textContent;
      await expect(['Privacy', 'Starts', 'Chairman'].map(valueOf)).toEqual(['Private', 'Round 1', 'Māia Rautahi']);
    });
  },
});

export const Joined = meta.story({
  ...showWithSavedCode(closedPath, leagueIds.closed),
  parameters: noPicture,
  play: async ({ step }) => {
    await press('Join', await findDialog('Closed Shop'));
    await step('the dialog closes, and the league is open [A-122, A-171, A-227]', async () => {
      await expectGone('Have a code?');
      await expectShown('You have joined Closed Shop');
      await expect(await screen.findByRole('link', { name: 'Ladder' })).toHaveAttribute('aria-current', 'page');
      await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Closed Shop');
    });
    await step('a saved code is discarded [A-228]', () => expect(localStorage.getItem('join-code')).toBeNull());
  },
});

export const JoinedAlready = meta.story({
  ...showWithSavedCode(`${path}/${codeOfLeague(leagueIds.member)}`, leagueIds.member),
  parameters: noPicture,
  play: async ({ globals, step }) => {
    const dialog = within(await findDialog('Harbour Bridge Office'));
    await step('a member is led to the league instead [A-184]', async () => {
      await expect(dialog.getByRole('link', { name: 'View League' })).toHaveAttribute(
        'href',
        `${storyEdition(globals).basePath}/league/2/table`,
      );
      await expect(dialog.queryByRole('button', { name: 'Join' })).toBeNull();
    });
    await step('a saved code is discarded: it would lead the member here at each visit [A-228]', async () => {
      await expect(localStorage.getItem('join-code')).toBeNull();
    });
  },
});

export const UnknownCode = meta.story({
  ...showRoute(`${path}/ZZZZZZZZ`, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    const dialog = within(await findDialog('Join a league'));
    await step('the dialog says so, and there is nothing to join [A-351]', async () => {
      await expect(await dialog.findByRole('alert')).toHaveTextContent('No league has this code.');
      await expect(dialog.getByRole('button', { name: 'Join' })).toBeDisabled();
    });
  },
});

/** A text that can be no code, longer than the server reads. */
export const NoCode = UnknownCode.extend(showRoute(`${path}/${'A'.repeat(120)}`, { world: historicRound }));

export const JoinRefused = meta.story({
  ...showRoute(closedPath, {
    world: historicRound,
    network: refused(joinLeague, 422, 'invalid', 'This league cannot be joined today.'),
  }),
  parameters: noPicture,
  play: async ({ step }) => {
    const shown = await findDialog('Closed Shop');
    await press('Join', shown);
    await step('the reason stands in the dialog, and joining is disabled [A-351]', async () => {
      await expect(await within(shown).findByRole('alert')).toHaveTextContent('This league cannot be joined today.');
      await expect(within(shown).getByRole('button', { name: 'Join' })).toBeDisabled();
    });
  },
});

/** A failure that passes is no end of the dialog, which knows the code of the link. */
function showBusy(endpoint: AnyEndpoint) {
  return showPassingFault(closedPath, { world: historicRound }, (isThere) => failedWhile(isThere, endpoint, 503));
}

const busyWithJoining = showBusy(joinLeague);

export const JoinedAtTheSecondTry = meta.story({
  ...busyWithJoining.route,
  parameters: noPicture,
  play: async ({ step }) => {
    const dialog = within(await findDialog('Closed Shop'));
    dialog.getByRole('button', { name: 'Join' }).focus();
    await userEvent.keyboard('{Enter}');
    await step('joining is disabled, and the keyboard is where it can be tried again [A-351]', async () => {
      await expect(await dialog.findByRole('alert')).toHaveTextContent('The game is busy right now.');
      await expect(dialog.getByRole('button', { name: 'Join' })).toBeDisabled();
      await expect(dialog.getByRole('button', { name: 'Try again' })).toHaveFocus();
    });
    await step('the second try joins [A-227]', async () => {
      busyWithJoining.end();
      await userEvent.keyboard('{Enter}');
      await expectShown('You have joined Closed Shop');
    });
  },
});

const busyWithTheLink = showBusy(showLeagueByCode);

export const FoundAtTheSecondTry = meta.story({
  ...busyWithTheLink.route,
  parameters: noPicture,
  play: async ({ step }) => {
    const dialog = within(await findDialog('Join a league'));
    (await dialog.findByRole('button', { name: 'Try again' })).focus();
    await step('the league is looked for again, and the keyboard stays where it can be joined [A-351]', async () => {
      busyWithTheLink.end();
      await userEvent.keyboard('{Enter}');
      const join = within(await findDialog('Closed Shop')).getByRole('button', { name: 'Join' });
      await waitFor(() => expect(join).toBeEnabled());
      await expect(join).toHaveFocus();
    });
  },
});

/** A link that is followed signed out is saved, and its dialog opens after the login. */
export const LinkWhileSignedOut = meta.story({
  ...showRoute(closedPath, { world: signedOut }),
  parameters: noPicture,
  play: async ({ globals, step }) => {
    await findDialog('Log in');
    await step('the code is saved with the path of its edition, whose landing page is shown [A-225]', async () => {
      const saved: unknown = JSON.parse(localStorage.getItem('join-code') ?? 'null');
      await expect(saved).toEqual({ code: codeOfLeague(leagueIds.closed), path: storyEdition(globals).basePath });
      await expect(await screen.findByText('Play now')).toBeVisible();
    });
    await step('the dialog names the league, for a new account too [A-225]', async () => {
      await expectShown('Log in or create an account to join the league Closed Shop.');
      await press('Create an account');
      await findDialog('Create your account');
      await expectShown('Log in or create an account to join the league Closed Shop.');
      await press('Log in', await findDialog('Create your account'));
    });
    await findDialog('Log in');
    await userEvent.type(screen.getByLabelText(/^Email/), 'mere@example.org');
    await userEvent.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'Kererū-1990');
    await press('Log in', await findDialog('Log in'));
    await step('closing the dialog forgets it [A-171, A-228]', async () => {
      await press('Close', await findDialog('Closed Shop'));
      await expectGone('Closed Shop');
      await expect(localStorage.getItem('join-code')).toBeNull();
    });
  },
});

export const SavedCode = meta.story({
  ...showWithSavedCode('/leagues', leagueIds.closed),
  parameters: noPicture,
  play: async ({ step }) => {
    await step('a second after the session is there, the saved code opens its league [A-226, A-366]', async () => {
      await findDialog('Closed Shop');
      await expect(performance.now() - opened).toBeGreaterThanOrEqual(1000);
    });
  },
});

export const Loading = meta.story({
  ...showRoute(closedPath, { world: historicRound, network: [...loading(getLeaguesToJoin), ...loading(showLeagueByCode)] }),
  parameters: noPicture,
  play: async () => {
    await findDialog('Join a league');
  },
});

export const Slow = meta.story({
  ...showRoute(path, { world: historicRound, network: slow(getLeaguesToJoin, 400) }),
  parameters: noPicture,
  play: () => expectShown('Porirua Open'),
});

export const Failed = meta.story({
  ...showRoute(path, { world: historicRound, network: failed(getLeaguesToJoin, 503) }),
  parameters: noPicture,
  play: () => expectShown('The leagues could not be loaded', 'The game is busy right now. Please try again in a moment.'),
});

export const Offline = meta.story({
  ...showRoute(closedPath, { world: historicRound, network: offline(showLeagueByCode) }),
  parameters: noPicture,
  play: () => expectShown('We could not reach the game. Check your connection, then try again.'),
});

export const OffSeason = meta.story({
  ...showRoute(path, { world: offSeason }),
  parameters: noPicture,
  play: () => expectShown('Boots off.'),
});

/** A page that is opened while the code of a league is saved. */
function showWithSavedCode(page: string, leagueId: number) {
  const route = showRoute(page, { world: historicRound });
  return {
    ...route,
    beforeEach: (context: StoryContext) => {
      route.beforeEach(context);
      const { basePath } = storyEdition(context.globals);
      localStorage.setItem('join-code', JSON.stringify({ code: codeOfLeague(leagueId), path: basePath }));
      opened = performance.now();
      return () => localStorage.removeItem('join-code');
    },
  };
}

/** The ids of rounds are those of the feed, not their numbers. */
function withRoundIds(edition: Edition): World {
  const world = historicRound(edition);
  return {
    ...world,
    rounds: world.rounds.map((round) => ({ ...round, id: round.id + 100 })),
    leagues: world.leagues.map((league) => ({ ...league, startId: league.startId + 100 })),
  };
}
