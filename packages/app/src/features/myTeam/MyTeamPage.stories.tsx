import { playersFile } from '@rugby/domain/contract/players';
import { changeCaptain, showMyTeam } from '@rugby/domain/contract/team';
import { failed, loading, offline, refused, slow } from '@rugby/mocks/handlers/states';
import {
  betweenRounds,
  boosted,
  byes,
  historicRound,
  live,
  lockedRound,
  midRound,
  newUser,
  offSeason,
  seasonOver,
} from '@rugby/mocks/scenarios/scenarios';
import { choose, expectPitch, expectShown, findDialog, press, pressOnPitch } from '../../../../../.storybook/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/My team', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = '/my-team';

/** A signed-out user is asked to log in, on the landing page. */
export const SignedOut = meta.story({
  ...showRoute(path, { world: betweenRounds }),
  parameters: noPicture,
  play: async () => {
    await findDialog('Log in');
  },
});

/** A user without a team is told once that the players are there. */
export const FirstVisit = meta.story({
  ...showRoute(path, { world: newUser }),
  play: async () => {
    await expectPitch();
    await findDialog('The players are here');
  },
});

export const NoTeamYet = meta.story({
  ...showRoute(path, { world: newUser }),
  play: async () => {
    await press('Got it');
    await press('Close');
    await expectPitch();
    await expectShown('Pick 15 more players');
  },
});

export const BetweenRounds = meta.story({ ...showRoute(path, { world: historicRound }), play: expectPitch });

export const Boosted = meta.story({
  ...showRoute(path, { world: boosted }),
  parameters: noPicture,
  play: async () => {
    await expectPitch();
    await expectShown('CC');
  },
});

export const MidRound = meta.story({
  ...showRoute(path, { world: midRound }),
  parameters: noPicture,
  play: async () => {
    await expectPitch();
    await expectShown(/Round is now live/);
  },
});

/** One match is over, one is being played, others are to come. */
export const Live = meta.story({
  ...showRoute(path, { world: live }),
  play: async () => {
    await expectPitch();
    await expectShown(/Round is now live/);
  },
});

export const Locked = meta.story({ ...showRoute(path, { world: lockedRound }), play: expectPitch });

export const HistoricRound = meta.story({
  ...showRoute(path, { world: historicRound }),
  play: async () => {
    await expectPitch();
    await press(/Round 7/);
    await choose(/Round 5/);
    await expectShown('Round 5');
    await expectPitch();
  },
});

export const SeasonOver = meta.story({ ...showRoute(path, { world: seasonOver }), play: expectPitch });

/** Most squads have no match in the round. */
export const Byes = meta.story({
  ...showRoute(path, { world: byes }),
  play: expectPitch,
});

/** Without a season the address leads to the landing page. */
export const OffSeason = meta.story({
  ...showRoute(path, { world: offSeason }),
  parameters: noPicture,
  play: () => expectShown('Boots off.'),
});

export const TransferMode = meta.story({
  ...showRoute(path, { world: historicRound }),
  play: async () => {
    await expectPitch();
    await press('Transfers');
    await expectShown('Transfer mode');
    await pressOnPitch(/, /);
    await press('Transfer out');
    await expectShown('Out');
  },
});

export const PlayerOpen = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async () => {
    await expectPitch();
    await pressOnPitch(/, /);
    await expectShown('Make captain', 'Average points');
  },
});

export const Loading = meta.story({
  ...showRoute(path, { world: historicRound, network: loading(showMyTeam) }),
  play: () => expectShown('Players'),
});

export const Slow = meta.story({
  ...showRoute(path, { world: historicRound, network: slow(showMyTeam, 500) }),
  parameters: noPicture,
  play: expectPitch,
});

export const Failed = meta.story({
  ...showRoute(path, { world: historicRound, network: failed(showMyTeam, 503) }),
  play: async () => {
    await findDialog('Error');
    await expectShown('The game is busy right now. Please try again in a moment.');
  },
});

export const PlayersFailed = meta.story({
  ...showRoute(path, { world: historicRound, network: failed(playersFile, 500) }),
  parameters: noPicture,
  play: async () => {
    await findDialog('Error');
  },
});

export const Offline = meta.story({
  ...showRoute(path, { world: historicRound, network: offline(showMyTeam) }),
  parameters: noPicture,
  play: () => expectShown('We could not reach the game. Check your connection, then try again.'),
});

/** The server refuses what the page allowed: its reason is shown, and the captain stays. */
export const Refused = meta.story({
  ...showRoute(path, {
    world: historicRound,
    network: refused(changeCaptain, 422, 'captain-locked', 'Sione Talavou is locked.'),
  }),
  parameters: noPicture,
  play: async () => {
    await expectPitch();
    await pressOnPitch(/, /);
    await press('Make captain');
    await expectShown('Sione Talavou is locked.');
  },
});

/** The session ended while the page was open: it stays, and asks to log in again. */
export const SessionEnded = meta.story({
  ...showRoute(path, { world: historicRound, network: refused(changeCaptain, 401, 'unauthorised', 'Please log in.') }),
  parameters: noPicture,
  play: async () => {
    await expectPitch();
    await pressOnPitch(/, /);
    await press('Make captain');
    await findDialog('Log in');
    await expectShown(/Your session has ended/);
  },
});
