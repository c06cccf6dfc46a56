import { playersFile } from '@rugby/domain/contract/players';
import { applyBooster } from '@rugby/domain/contract/team/boosters';
import { changeCaptain, showMyTeam } from '@rugby/domain/contract/team/team';
import { failed, loading, refused, slow } from '@rugby/mocks/handlers/states';
import {
  boosted,
  byes,
  byesMidRound,
  historicRound,
  live,
  lockedRound,
  midRound,
  newUser,
  offSeason,
  seasonOver,
} from '@rugby/mocks/scenarios/scenarios';
import {
  choose,
  expectGone,
  expectPitch,
  expectShown,
  fillIn,
  findDialog,
  press,
  pressOnPitch,
} from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/My team', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = '/my-team';

/** The dialog is on the landing page. */
export const SignedOut = meta.story({
  name: 'A signed-out user is asked to log in, and then sees the team [G-009, G-330]',
  ...showRoute(path, { world: (edition) => ({ ...historicRound(edition), user: null }) }),
  parameters: noPicture,
  play: async () => {
    await findDialog('Log in');
    await fillIn({ Email: 'mere@example.org', Password: 'Kererū-1990' });
    await press('Log in', await findDialog('Log in'));
    await expectPitch();
  },
});

/** A user without a team sees once that the players are there. */
export const FirstVisit = meta.story({
  name: 'The pools are complete when the players are published [G-101]',
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
  name: 'Mid round: the banner says that the round is live, and can be closed [G-037, G-298, G-299]',
  ...showRoute(path, { world: midRound }),
  parameters: noPicture,
  play: async () => {
    await expectPitch();
    await expectShown(/Round is now live/);
    await press('Close');
    await expectGone(/Round is now live/);
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

/** That kick-off is days away, so the bar names its day. */
export const Locked = meta.story({
  name: 'After the start the bar counts down to the next kick-off that locks a player [G-127]',
  ...showRoute(path, { world: lockedRound }),
  play: async () => {
    await expectPitch();
    await expectShown(/^Next lock in$|^Next lock: .* v .*, \d\d\/\d\d\/\d{4}, \d\d:\d\d$/);
  },
});

export const HistoricRound = meta.story({
  name: 'The round selector opens an earlier round [G-036]',
  ...showRoute(path, { world: historicRound }),
  play: async () => {
    await expectPitch();
    await press(/Round 7/);
    await choose(/Round 5/);
    await expectShown('Round 5', 'Round 5 is final');
    await expectPitch();
  },
});

/** Nothing can be changed any more, so nothing looks as if it could. */
export const SeasonOver = meta.story({
  ...showRoute(path, { world: seasonOver }),
  play: async () => {
    await expectPitch();
    await expectShown('The season is over');
    await expectGone('Transfers', 'Save team', 'Autofill');
  },
});

/** Seven of the fifteen have no match in the coming round. */
export const Byes = meta.story({
  ...showRoute(path, { world: byes }),
  play: async () => {
    await expectPitch();
    await expectShown('7 of your 15 have no match', 'Bye');
  },
});

/** Once the round plays, the bye stands after the squad. [D54] */
export const ByesMidRound = meta.story({
  ...showRoute(path, { world: byesMidRound }),
  play: async () => {
    await expectPitch();
    await expectShown('BYE');
  },
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
    await pressOnPitch(/press to transfer out/);
    await expectShown('Out');
  },
});

/** A press takes the mark back, and the profile opens by the button of the card. */
export const TransferPresses = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectPitch();
    await press('Transfers');
    await step('fifteen presses mark the whole team out [D46]', async () => {
      for (let count = 0; count < 15; count += 1) await pressOnPitch(/press to transfer out/);
      await expectShown(/^Review 15/);
    });
    await step('a second press takes the mark back', async () => {
      await pressOnPitch(/press to keep them/);
      await expectShown(/^Review 14/);
    });
    await step('the button of the card opens the profile', async () => {
      await pressOnPitch(/^About /);
      await expectShown('Make captain', 'Average points');
    });
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
  play: async () => {
    await expectShown('Loading your fifteen', 'Players');
    await expectNoFigures();
  },
});

/** The players are still on their way when the team is there. */
export const SlowPlayers = meta.story({
  ...showRoute(path, { world: historicRound, network: slow(playersFile, 500) }),
  parameters: noPicture,
  play: async () => {
    await expectShown('Loading your fifteen');
    await expectNoFigures();
    await expectPitch();
    await expectShown(/^Saved /);
  },
});

export const Slow = meta.story({
  ...showRoute(path, { world: historicRound, network: slow(showMyTeam, 500) }),
  parameters: noPicture,
  play: expectPitch,
});

export const Failed = meta.story({
  ...showRoute(path, { world: historicRound, network: failed(showMyTeam, 503) }),
  play: async ({ step }) => {
    await step('a team that does not load opens the error modal [G-364]', async () => {
      await findDialog('Error');
      await expectShown('The game is busy right now. Please try again in a moment.');
    });
    await expectNoFigures();
    await press('Close');
    await expectShown('Your team did not load', 'Try again');
    await expectNoFigures();
  },
});

/** The server refuses to show the team: its sentence is the only thing that is said. */
export const LoadRefused = meta.story({
  ...showRoute(path, { world: historicRound, network: refused(showMyTeam, 403, 'forbidden', 'This account is blocked.') }),
  parameters: noPicture,
  play: async () => {
    await findDialog('Error');
    await expectShown('This account is blocked.');
    await expectNoFigures();
  },
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

/** Another tab saved the team: what was prepared here stays, and the user decides. [D44] */
export const SavedElsewhere = meta.story({
  ...showRoute(path, { world: historicRound, network: refused(applyBooster, 409, 'stale-version', 'Changed somewhere else.') }),
  play: async () => {
    await expectPitch();
    await press('Boosters');
    await press('Use Triple Captain');
    await findDialog('Saved somewhere else');
    await expectShown(/Use Triple Captain on the team that is saved now/, 'Take what is saved');
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

/** Before the team is known nothing counts its players, its money, or who could be added. */
async function expectNoFigures(): Promise<void> {
  await expectGone('/15', /^(100|0)\.0$/, /^Pick \d+ more/, /of 15$/, /^0 of/, 'Autofill', 'Not saved');
}
