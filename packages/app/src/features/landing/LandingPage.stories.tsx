import { roundsFile } from '@rugby/domain/contract/rounds';
import { getUser } from '@rugby/domain/contract/user';
import { failed, loading } from '@rugby/mocks/handlers/states';
import { betweenRounds, historicRound, midRound, offSeason, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import { expectPitch, expectShown, findDialog, press } from '../../../../../.storybook/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Landing', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;

export const SignedOut = meta.story({
  ...showRoute('/', { world: betweenRounds }),
  play: () => expectShown('Play now', 'Round 7 starts in'),
});

/** Who is signed in goes on to the team. */
export const SignedIn = meta.story({
  ...showRoute('/', { world: historicRound }),
  parameters: noPicture,
  play: expectPitch,
});

/** While it is not known who asks, nothing asks for a login. */
export const CheckingSession = meta.story({
  ...showRoute('/', { world: historicRound, network: loading(getUser) }),
  parameters: noPicture,
  play: () => expectShown('Round 7 starts in'),
});

export const Live = meta.story({
  ...showRoute('/', { world: signedOut(midRound) }),
  parameters: noPicture,
  play: () => expectShown('Round 7 is under way'),
});

export const SeasonOver = meta.story({
  ...showRoute('/', { world: signedOut(seasonOver) }),
  parameters: noPicture,
  play: () => expectShown('No round is coming up. The next season is announced here.'),
});

export const OffSeason = meta.story({
  ...showRoute('/', { world: offSeason }),
  play: () => expectShown('Boots off.'),
});

export const Loading = meta.story({
  ...showRoute('/', { world: betweenRounds, network: loading(roundsFile) }),
  parameters: noPicture,
  play: () => expectShown('Play now'),
});

export const Failed = meta.story({
  ...showRoute('/', { world: betweenRounds, network: failed(roundsFile, 503) }),
  parameters: noPicture,
  play: () => expectShown('The next match could not be loaded.'),
});

export const LogIn = meta.story({
  ...showRoute('/', { world: betweenRounds }),
  parameters: noPicture,
  play: async () => {
    await press('Log in');
    await findDialog('Log in');
  },
});

export const Registration = meta.story({
  ...showRoute('/', { world: betweenRounds }),
  play: async () => {
    await press('Play now');
    await findDialog('Create your account');
  },
});

function signedOut(world: typeof midRound): typeof midRound {
  return (edition) => ({ ...world(edition), user: null });
}
