import { playerMatchesFile } from '@rugby/domain/contract/playerStats';
import { type MatchFigures, statCodes } from '@rugby/domain/game/model/entities';
import { scoreBreakdown } from '@rugby/domain/game/scoring/scoreBreakdown';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { valueOrThrow, type StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
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

/** A captain's points count twice: the line is part of the sum. */
export const Captain = meta.story({
  args: {
    lines: scoreBreakdown('prop', { MP: 80, T: 3, TK: 8 }, minutes, 55),
    teamPart: { name: 'Captain ×2', points: 55 },
    points: 110,
  },
  play: async ({ canvas, step }) => {
    await step('the printed lines sum to the points [B8]', async () => {
      const printed = canvas.getAllByRole('row').map(({ lastChild }) => Number(lastChild?.textContent));
      const [total, ...lines] = printed.slice(1).toReversed();
      await expect(lines.reduce((sum, points) => sum + points, 0)).toBe(total);
      await expect(canvas.getByRole('row', { name: 'Captain ×2 +55' })).toBeVisible();
    });
  },
});

export const Negative = meta.story({ args: { lines: scoreBreakdown('prop', { MP: 30, YC: 1 }, minutes, -4), points: -4 } });

/** The server's total is shown even when the lines do not add up to it. */
export const AdjustedByTheScorers = meta.story({ args: { lines: scoreBreakdown('prop', { T: 1 }, minutes, 12), points: 12 } });

export const Empty = meta.story({ args: { lines: [], points: 0 } });

export const EveryCode = meta.story({ args: { lines: scoreBreakdown('hooker', everything, minutes, 500), points: 500 } });

/** A long name of what the team adds, in the width of a phone's dialog. */
export const LongText = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    lines: scoreBreakdown('hooker', everything, minutes, 500),
    teamPart: { name: 'Super Sub, for a player who came into the match from the replacements’ bench ×3', points: 1000 },
    points: 1500,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 300 }}>
      <ScoreBreakdown {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/replacements’ bench ×3$/)).toBeVisible();
    expectNothingCut();
  },
});

/** The first prop's match in the round. */
async function matchOf(network: StoryNetwork): Promise<MatchFigures> {
  const matches = valueOrThrow(await network.fetch(playerMatchesFile(1)));
  const match = matches.find(({ roundId }) => roundId === round);
  if (match === undefined) throw new Error('The player has no match in this round');
  return match;
}
