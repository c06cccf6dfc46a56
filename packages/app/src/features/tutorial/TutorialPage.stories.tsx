import { getDashboard } from '@rugby/domain/contract/dashboard';
import { roundsFile } from '@rugby/domain/contract/rounds';
import { getUser } from '@rugby/domain/contract/account/user';
import { failed, loading, offline, refused, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expectPitch, expectShown, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Tutorial', tags: ['!autodocs'], parameters: pageParameters });

/** The path shows the same tutorial that opens from the header. */
export const SignedOut = meta.story({
  ...showRoute('/fantasy_tutorial', { world: betweenRounds }),
  play: async () => {
    await findDialog('How to play');
  },
});

/** It leads on to the team of a user who is signed in. */
export const SignedIn = meta.story({
  ...showRoute('/fantasy_tutorial', { world: historicRound }),
  parameters: { picture: { disable: true } },
  play: async () => {
    await press('Close');
    await expectPitch();
  },
});

/** Others go on to the landing page. */
export const ClosedSignedOut = meta.story({
  ...showRoute('/fantasy_tutorial', { world: betweenRounds }),
  parameters: { picture: { disable: true } },
  play: async () => {
    await press('Close');
    await expectShown('Play now');
  },
});

/** Nobody waits for the answer: while it is not known who asks, closing leads where visitors go. */
export const Loading = meta.story({
  ...showRoute('/fantasy_tutorial', {
    world: historicRound,
    network: [...loading(getUser), ...loading(roundsFile), ...loading(getDashboard)],
  }),
  parameters: { picture: { disable: true } },
  play: async () => {
    await findDialog('How to play');
    await press('Close');
    await expectShown('Play now');
  },
});

/** The tutorial needs nothing of the season: it opens while the session is checked and the season is slow, fails or is missing. */
export const SlowSession = meta.story({
  ...showRoute('/fantasy_tutorial', { world: historicRound, network: slow(getUser, 500) }),
  parameters: { picture: { disable: true } },
  play: async () => {
    await findDialog('How to play');
    await press('Close');
    await expectPitch();
  },
});

export const SeasonFailed = meta.story({
  ...showRoute('/fantasy_tutorial', { world: betweenRounds, network: failed(roundsFile, 503) }),
  parameters: { picture: { disable: true } },
  play: async () => {
    await findDialog('How to play');
  },
});

export const Offline = meta.story({
  ...showRoute('/fantasy_tutorial', { world: betweenRounds, network: [...offline(roundsFile), ...offline(getDashboard)] }),
  parameters: { picture: { disable: true } },
  play: async () => {
    await findDialog('How to play');
  },
});

/** The session is refused: closing leads where anybody else goes. */
export const SessionRefused = meta.story({
  ...showRoute('/fantasy_tutorial', { world: historicRound, network: refused(getUser, 401, 'unauthorised', 'Please log in.') }),
  parameters: { picture: { disable: true } },
  play: async () => {
    await press('Close');
    await expectShown('Play now');
  },
});
