import { live } from '@rugby/mocks/scenarios/scenarios';
import { expect, within } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inForcedColours, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { fetchRanking } from '../sampleRanking.ts';
import { ProjectedPoints, type ProjectedPointsTeam } from './ProjectedPoints.tsx';

const meta = preview.meta({ component: ProjectedPoints, args: { teams: fromNetwork(live, teamsAround) } });

/** Every figure of the chart is a text. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const own = canvas.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith('You, '));
    if (own === undefined) throw new Error('The own team is missing.');
    await expect(within(own).getByText(/^[\d,]+ points now$/)).toBeInTheDocument();
    await expect(within(own).getByText(/^[\d,]+ points projected$/)).toBeInTheDocument();
  },
});

export const LongNames = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    teams: fromNetwork(live, async (network) => {
      const teams = await teamsAround(network);
      return teams.map((team) => ({ ...team, teamName: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Fifteen' }));
    }),
  },
  play: expectNothingCut,
});

export const PseudoLocale = LongNames.extend(inPseudoLocale);

export const At320 = LongNames.extend(at320);

export const ForcedColours = Default.extend(inForcedColours);

/** The user's team between two before and two behind it. */
async function teamsAround(network: StoryNetwork): Promise<readonly ProjectedPointsTeam[]> {
  const { rankings, user } = await fetchRanking(network, { page: 61 });
  const place = rankings.findIndex(({ userId }) => userId === user?.userId);
  return rankings.slice(Math.max(0, place - 2), place + 3).map((row) => ({
    ...row,
    points: row.overallPoints,
    projectedPoints: row.projectedPoints ?? 0,
    playersLeft: row.playersToPlay ?? 0,
    isOwn: row.userId === user?.userId,
  }));
}
