import { teamByLink } from '@rugby/domain/contract/sharing/teamLinks';
import { codeOfTeamLink } from '@rugby/mocks/builders/team';
import { failed, loading, offline, refused, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, historicRound, offSeason, sharedTeam, sharedTeamLive } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen } from 'storybook/test';
import { expectGone, expectPitch, expectShown, pressOnPitch } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Shared team', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = `/shared-team/${codeOfTeamLink(6)}`;

/** A visitor without a session sees the team, and the way to one of their own. */
export const SignedOut = meta.story({
  ...showRoute(path, { world: sharedTeam }),
  play: async () => {
    await expectPitch();
    await expectShown('Round 6', 'Total points', '288');
    const links = screen.getAllByRole('link', { name: 'Pick your own fifteen' });
    for (const link of links) await expect(link).toHaveAttribute('href', expect.stringMatching(/\/my-team$/));
  },
});

export const Live = meta.story({
  ...showRoute(`/shared-team/${codeOfTeamLink(7)}`, { world: sharedTeamLive }),
  play: async () => {
    await expectPitch();
    await expectShown('Round 7', 'Playing');
  },
});

/** Its owner, who is signed in, sees what the others see. */
export const SignedIn = meta.story({
  ...showRoute(path, { world: (edition) => ({ ...sharedTeam(edition), user: historicRound(edition).user }) }),
  parameters: noPicture,
  play: expectPitch,
});

/** Nothing can be done with a player of the team. */
export const PlayerOpen = meta.story({
  ...showRoute(path, { world: sharedTeam }),
  parameters: noPicture,
  play: async () => {
    await expectPitch();
    await pressOnPitch(/, /);
    await expectShown('Average points');
  },
});

/** The link was deleted, or is not complete. */
export const Unknown = meta.story({
  ...showRoute(path, { world: betweenRounds }),
  play: () => expectShown('This link does not work any more', 'Pick your own fifteen'),
});

export const OffSeason = meta.story({
  ...showRoute(path, { world: offSeason }),
  parameters: noPicture,
  play: () => expectShown('Boots off.'),
});

export const Loading = meta.story({
  ...showRoute(path, { world: sharedTeam, network: loading(teamByLink) }),
  parameters: noPicture,
  play: async () => {
    await expectShown('Loading your fifteen');
    await expectGone('-', '0');
  },
});

export const Slow = meta.story({
  ...showRoute(path, { world: sharedTeam, network: slow(teamByLink, 500) }),
  parameters: noPicture,
  play: expectPitch,
});

export const Refused = meta.story({
  ...showRoute(path, { world: sharedTeam, network: refused(teamByLink, 403, 'forbidden', 'This team cannot be shown.') }),
  parameters: noPicture,
  play: async () => {
    await expectShown('The fifteen could not be loaded', 'This team cannot be shown.');
    await expectGone('Try again');
  },
});

export const Failed = meta.story({
  ...showRoute(path, { world: sharedTeam, network: failed(teamByLink, 503) }),
  parameters: noPicture,
  play: () => expectShown('The fifteen could not be loaded', 'The game is busy right now. Please try again in a moment.'),
});

export const Offline = meta.story({
  ...showRoute(path, { world: sharedTeam, network: offline(teamByLink) }),
  parameters: noPicture,
  play: () => expectShown('We could not reach the game. Check your connection, then try again.'),
});
