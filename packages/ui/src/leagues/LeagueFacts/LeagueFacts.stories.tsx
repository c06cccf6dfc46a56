import { leagueIds } from '@rugby/mocks/builders/leagues';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { leagueFrom } from '../../../../../.storybook/network/leagueFrom.ts';
import { LeagueFacts, type LeagueFactsProps } from './LeagueFacts.tsx';

const args: LeagueFactsProps = { league: fromNetwork(historicRound, leagueFrom(leagueIds.member)), userId: 1, startRound: 1 };
const meta = preview.meta({ component: LeagueFacts, args });

export const Default = meta.story({});

export const OwnLeague = meta.story({
  args: { league: fromNetwork(historicRound, leagueFrom(leagueIds.scheduled)), startRound: undefined },
});

export const LongText = meta.story({
  args: {
    league: {
      privacy: 'public',
      numTeams: 48_310,
      leagueManager: { userId: 2, displayName: 'Tuipulotu-Fainga’anuku-Papalii', name: '' },
    },
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);
