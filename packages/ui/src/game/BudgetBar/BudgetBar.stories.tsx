import { playerIds } from '@rugby/domain/game/model/lineup';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { BudgetBar } from './BudgetBar.tsx';

const meta = preview.meta({
  component: BudgetBar,
  args: {
    budget: fromSeason(historicRound, ({ team }): number | null => team?.budget ?? null),
    picked: fromSeason(historicRound, ({ team }) => (team === null ? 0 : playerIds(team.lineup).length)),
  },
  parameters: { frame: 'bleed' },
  render: (args) => (
    <div style={{ maxInlineSize: 560 }}>
      <BudgetBar {...args} />
    </div>
  ),
});

export const Default = meta.story({});

export const NotSaved = meta.story({ args: { saving: { kind: 'not-saved' } } });

export const Saved = meta.story({ args: { budget: 0, picked: 15, saving: { kind: 'saved', time: '18:52' } } });

export const WithoutBudget = meta.story({ args: { budget: null, picked: 15, saving: { kind: 'not-sent' } } });

export const OverBudget = meta.story({
  args: { budget: -1_940_000, picked: 15, saving: { kind: 'not-saved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You're over your budget so your team cannot be saved/)).toHaveTextContent('2.0 million over');
  },
});

/** New prices put the saved team over its budget. */
export const OverByPrices = meta.story({
  args: { budget: -600_000, isExcessAllowed: true, picked: 15, saving: { kind: 'saved', time: '18:52' } },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−0.6')).toBeVisible();
    await expect(canvas.queryByText(/cannot be saved/)).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: { budget: -99_900_000, saving: { kind: 'saved', time: '25/03/2026, 18:52:07' } },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, step }) => {
    await step('the refusal, its amount and the time of the save are visible', async () => {
      await expect(canvas.getByText(/cannot be saved/)).toHaveTextContent('99.9 million over');
      await expect(canvas.getByText(/25\/03\/2026, 18:52:07/)).toBeVisible();
      expectNothingCut();
    });
  },
});
