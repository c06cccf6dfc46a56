import { leagueIds } from '@rugby/mocks/builders/leagues';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { leagueFrom } from '../../../../../.storybook/network/leagueFrom.ts';
import { JoinCard, type JoinCardProps } from './JoinCard.tsx';

const args: JoinCardProps = {
  league: fromNetwork(historicRound, leagueFrom(leagueIds.open)),
  userId: 1,
  startRound: 8,
  onJoin: fn(),
};
const meta = preview.meta({ component: JoinCard, args });

export const Default = meta.story({});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    league: fromNetwork(historicRound, async (network) => ({
      ...(await leagueFrom(leagueIds.open)(network)),
      name: 'The Worshipful Company of Tighthead Props',
    })),
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);
