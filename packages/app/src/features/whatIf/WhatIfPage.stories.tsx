import { showMyTeam } from '@rugby/domain/contract/team/team';
import { showMyTeamHistory } from '@rugby/domain/contract/team/teamHistory';
import { failed, loading, offline, refused, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, historicRound, live, newUser, offSeason, seasonOver } from '@rugby/mocks/scenarios/scenarios';
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

const meta = preview.meta({ title: 'Pages/What if', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = '/what-if';

/** A signed-out user is asked to log in, on the landing page. */
export const SignedOut = meta.story({
  ...showRoute(path, { world: betweenRounds }),
  parameters: noPicture,
  play: async () => {
    await findDialog('Log in');
  },
});

/** Before the round there are no points: the season averages stand for them. */
export const BeforeRound = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async () => {
    await expectPitch();
    await expectShown('Nothing here is saved.');
  },
});

export const Live = meta.story({ ...showRoute(path, { world: live }), parameters: noPicture, play: expectPitch });

export const HistoricRound = meta.story({
  ...showRoute(`${path}?round=8`, { world: seasonOver }),
  play: async () => {
    await expectPitch();
    await expectShown(/^Your team scored/);
  },
});

export const Changed = meta.story({
  ...showRoute(`${path}?round=8`, { world: seasonOver }),
  play: async () => {
    await expectPitch();
    await pressOnPitch(/, /);
    await press('Make captain');
    await expectShown(/^This team would have scored/);
  },
});

export const SeasonOver = meta.story({ ...showRoute(path, { world: seasonOver }), parameters: noPicture, play: expectPitch });

/** Without a season the address leads to the landing page. */
export const OffSeason = meta.story({
  ...showRoute(path, { world: offSeason }),
  parameters: noPicture,
  play: () => expectShown('Boots off.'),
});

export const NoTeam = meta.story({
  ...showRoute(path, { world: newUser }),
  play: () => expectShown('No team to try yet'),
});

export const Loading = meta.story({
  ...showRoute(path, { world: historicRound, network: loading(showMyTeam) }),
  parameters: noPicture,
  play: async () => {
    await expectShown('Nothing here is saved.');
    await expectGone('-', '0.0', 'No limit', /of 15$/);
  },
});

export const Slow = meta.story({
  ...showRoute(path, { world: historicRound, network: slow(showMyTeam, 500) }),
  parameters: noPicture,
  play: expectPitch,
});

export const Refused = meta.story({
  ...showRoute(path, { world: historicRound, network: refused(showMyTeam, 403, 'forbidden', 'This account is blocked.') }),
  parameters: noPicture,
  play: async () => {
    await expectShown('This account is blocked.');
    await expectGone('Try again');
  },
});

export const Failed = meta.story({
  ...showRoute(`${path}?round=6`, { world: historicRound, network: failed(showMyTeamHistory, 503) }),
  parameters: noPicture,
  play: () => expectShown('What if could not be loaded', 'The game is busy right now. Please try again in a moment.'),
});

export const Offline = meta.story({
  ...showRoute(path, { world: historicRound, network: offline(showMyTeam) }),
  parameters: noPicture,
  play: () => expectShown('We could not reach the game. Check your connection, then try again.'),
});
