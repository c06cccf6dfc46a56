import { leagueIds } from '@rugby/mocks/builders/leagues';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { Flag } from '../../primitives/Flag/Flag.tsx';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { leagueFrom } from '../../../../../.storybook/network/leagueFrom.ts';
import { LeagueRow, type LeagueRowProps } from './LeagueRow.tsx';

const args: LeagueRowProps = {
  league: fromNetwork(historicRound, leagueFrom(leagueIds.overall)),
  name: 'Overall',
  href: '#overall',
};
const meta = preview.meta({ component: LeagueRow, args });

export const Default = meta.story({});

export const Country = meta.story({
  args: {
    league: fromNetwork(historicRound, leagueFrom(leagueIds.country)),
    name: 'New Zealand',
    mark: <Flag code="NZ" />,
  },
});

export const WithoutRank = meta.story({
  args: { league: { class: 'squad', numTeams: 3410, rank: null, prevRank: null, isTied: false }, name: 'Hurricanes' },
});

export const LongText = meta.story({ args: { name: 'South Georgia and the South Sandwich Islands' } });

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);
