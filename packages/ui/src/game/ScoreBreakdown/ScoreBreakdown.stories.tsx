import { playerMatchesFile } from '@rugby/domain/contract/playerStats';
import { type MatchFigures, statCodes } from '@rugby/domain/game/model/entities';
import { scoreBreakdown } from '@rugby/domain/game/scoring/scoreBreakdown';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { answeredBy, type StoryNetwork } from '../../../../../.storybook/storyNetwork.ts';
import { ScoreBreakdown } from './ScoreBreakdown.tsx';

const minutes = { one: 1, two: 61 };
const round = 2;
const everything = Object.fromEntries(statCodes.map((code) => [code, 12]));

const meta = preview.meta({
  component: ScoreBreakdown,
  args: {
    roundNumber: round,
    lines: fromNetwork(historicRound, async (network) => {
      const { scoringMetrics, points } = await matchOf(network);
      return scoreBreakdown('prop', scoringMetrics, minutes, points);
    }),
    points: fromNetwork(historicRound, async (network) => (await matchOf(network)).points),
    isProvisional: false,
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('positive values have a plus, negative ones a minus, and they add up [G-082]', async () => {
      const rows = canvas.getAllByRole('row').map(({ textContent }) => textContent);
      await expect(rows).toContain('Tries1 × 15+15');
      await expect(rows).toContain('Missed tackles1 × −1−1');
      await expect(rows).toContain('Carries44 m+4');
      await expect(rows.at(-1)).toBe('Points in round 2, final+31');
    });
  },
});

export const Provisional = meta.story({
  parameters: { picture: { disable: true } },
  args: { isProvisional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Points in round 2, provisional')).toBeVisible();
  },
});

export const Negative = meta.story({ args: { lines: scoreBreakdown('prop', { MP: 30, YC: 1 }, minutes, -4), points: -4 } });

/** The server's total is shown even when the lines do not add up to it. */
export const AdjustedByTheScorers = meta.story({ args: { lines: scoreBreakdown('prop', { T: 1 }, minutes, 12), points: 12 } });

export const Empty = meta.story({ args: { lines: [], points: 0 } });

export const EveryCode = meta.story({ args: { lines: scoreBreakdown('hooker', everything, minutes, 500), points: 500 } });

/** The first prop's match in the round. */
async function matchOf(network: StoryNetwork): Promise<MatchFigures> {
  const matches = answeredBy(await network.fetch(playerMatchesFile(1)));
  const match = matches.find(({ roundId }) => roundId === round);
  if (match === undefined) throw new Error('The player has no match in this round');
  return match;
}
