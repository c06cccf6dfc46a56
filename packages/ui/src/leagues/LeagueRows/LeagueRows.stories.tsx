import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { leagueIds } from '@rugby/mocks/builders/leagues';
import { expect } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { leagueFrom } from '../../../../../.storybook/network/leagueFrom.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { LeagueRow } from '../LeagueRow/LeagueRow.tsx';
import { LeagueRows, type LeagueRowsProps } from './LeagueRows.tsx';

const overall = { id: leagueIds.overall, name: 'Overall' };

const args: LeagueRowsProps = { children: rowsOf([overall, { id: leagueIds.country, name: 'New Zealand' }]) };
const meta = preview.meta({ component: LeagueRows, args });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^[\d,]+ teams/)).toHaveLength(2);
  },
});

export const OneRow = meta.story({ args: { children: rowsOf([overall]) } });

export const LongText = meta.story({
  args: { children: rowsOf([{ id: leagueIds.overall, name: 'South Georgia and the South Sandwich Islands '.repeat(3) }]) },
});

/** A row for each league, under a name of the story. */
function rowsOf(leagues: readonly { readonly id: number; readonly name: string }[]): LeagueRowsProps['children'] {
  return fromNetwork(historicRound, (network) =>
    Promise.all(
      leagues.map(async ({ id, name }) => (
        <LeagueRow key={name} league={await leagueFrom(id)(network)} name={name} href={`#league-${id}`} />
      )),
    ),
  );
}
