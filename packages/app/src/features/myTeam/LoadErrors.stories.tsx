import { getGamebar } from '@rugby/domain/contract/gamebar';
import { playersFile } from '@rugby/domain/contract/players';
import { showMyTeam } from '@rugby/domain/contract/team/team';
import { failed, offline, refused } from '@rugby/mocks/handlers/states';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expectShown, findDialog } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({
  title: 'Pages/My team/Not loaded',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});
const path = '/my-team';

export const PlayersFailed = meta.story({
  name: 'Players that do not load open the error modal with the generic message [G-361, G-366]',
  ...showRoute(path, { world: historicRound, network: failed(playersFile, 500) }),
  play: async () => {
    await findDialog('Error');
    await expectShown('Something went wrong on our side. Please try again.');
  },
});

export const GamebarFailed = meta.story({
  name: 'A game bar that does not load opens the error modal [G-365]',
  ...showRoute(path, { world: historicRound, network: refused(getGamebar, 422, 'invalid', 'The points are being counted.') }),
  play: async () => {
    await findDialog('Error');
    await expectShown('The points are being counted.');
  },
});

export const Offline = meta.story({
  ...showRoute(path, { world: historicRound, network: offline(showMyTeam) }),
  play: () => expectShown('We could not reach the game. Check your connection, then try again.'),
});
