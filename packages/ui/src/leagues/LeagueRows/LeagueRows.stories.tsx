import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { leagueIds } from '@rugby/mocks/builders/leagues';
import { fromNetwork } from '../../../../../.storybook/fromNetwork.ts';
import { leagueFrom } from '../../../../../.storybook/leagueFrom.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { LeagueRow } from '../LeagueRow/LeagueRow.tsx';
import { LeagueRows, type LeagueRowsProps } from './LeagueRows.tsx';

const args: LeagueRowsProps = {
  children: [
    <LeagueRow key="overall" league={fromNetwork(historicRound, leagueFrom(leagueIds.overall))} name="Overall" href="#overall" />,
    <LeagueRow key="country" league={fromNetwork(historicRound, leagueFrom(leagueIds.country))} name="New Zealand" href="#nz" />,
  ],
};
const meta = preview.meta({ component: LeagueRows, args });

export const Default = meta.story({});

export const OneRow = meta.story({ args: { children: args.children.slice(0, 1) } });

export const LongText = meta.story({
  args: {
    children: [
      <LeagueRow
        key="long"
        league={fromNetwork(historicRound, leagueFrom(leagueIds.overall))}
        name={'South Georgia and the South Sandwich Islands '.repeat(3)}
        href="#long"
      />,
    ],
  },
});
