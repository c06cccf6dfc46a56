import { showLeague } from '@rugby/domain/contract/league/league';
import { leagueIds } from '@rugby/mocks/builders/leagues';
import { failed, failedWhile, loading, offline, refused, slow } from '@rugby/mocks/handlers/states';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen } from 'storybook/test';
import { expectGone, expectShown, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { showPassingFault } from '../../../../../.storybook/network/showPassingFault.ts';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({
  title: 'Pages/League/Not loaded',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});
const path = `/league/${leagueIds.managed}/table`;
const failedTitle = 'The league could not be loaded';

export const Loading = meta.story({
  ...showRoute(path, { world: historicRound, network: loading(showLeague) }),
  play: async () => {
    await expectShown('League');
    await expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  },
});

export const Slow = meta.story({
  ...showRoute(path, { world: historicRound, network: slow(showLeague, 500) }),
  play: async () => {
    await expectShown('League', 'Thursday Night Tackles', 'Your place');
    await expectGone('League');
  },
});

export const Failed = meta.story({
  ...showRoute(path, { world: historicRound, network: failed(showLeague, 503) }),
  play: () => expectShown(failedTitle, 'The game is busy right now. Please try again in a moment.', 'Go to My Leagues'),
});

const outage = showPassingFault(path, { world: historicRound }, (isThere) => failedWhile(isThere, showLeague, 503));

export const LoadedAtTheSecondTry = meta.story({
  ...outage.route,
  play: async () => {
    await expectShown(failedTitle);
    outage.end();
    await press('Try again');
    await expectShown('Thursday Night Tackles', 'Your place');
  },
});

export const Offline = meta.story({
  ...showRoute(path, { world: historicRound, network: offline(showLeague) }),
  play: () => expectShown(failedTitle, 'We could not reach the game. Check your connection, then try again.', 'Try again'),
});

export const Refused = meta.story({
  ...showRoute(path, { world: historicRound, network: refused(showLeague, 403, 'forbidden', 'This account is blocked.') }),
  play: async () => {
    await expectShown(failedTitle, 'This account is blocked.', 'Go to My Leagues');
    await expectGone('Try again');
  },
});
