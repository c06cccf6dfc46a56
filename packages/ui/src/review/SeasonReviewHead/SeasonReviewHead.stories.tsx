import { variedRounds } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { reviewFrom } from '../../../../../.storybook/network/reviewFrom.ts';
import { SeasonReviewHead } from './SeasonReviewHead.tsx';

const meta = preview.meta({
  component: SeasonReviewHead,
  args: {
    lead: 'Mereana’s Marauders, 6 rounds so far',
    figures: fromNetwork(variedRounds, async (network) => (await reviewFrom(network)).figures),
    isTabular: false,
    onToggleTables: fn(),
    onExport: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('each figure and its note stand on one line [B25]', async () => {
      const heights = canvas.getAllByRole('definition').map((figure) => figure.getBoundingClientRect().height);
      await expect(new Set(heights).size).toBe(1);
    });
  },
});

/** A team that joined late, while a round is played. */
export const WithNotes = meta.story({
  args: { notes: ['Your team joined in round 4. The rounds before it do not count.'], isTabular: true },
  parameters: { picture: { disable: true } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Show as charts' })).toBeVisible(),
});

export const LongNames = meta.story({
  args: { lead: 'Tuipulotu-Fainga’anuku-Manumataongo-and-Friends, 16 rounds, final' },
  parameters: { picture: { disable: true } },
  play: expectNothingCut,
});

/** On paper nothing can be pressed. */
export const Printed = meta.story({
  parameters: { media: { print: true }, picture: { disable: true } },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent, step }) => {
    await step('Enter on the first button asks for tables', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onToggleTables).toHaveBeenCalledOnce();
    });
    await step('on the second it exports', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onExport).toHaveBeenCalledOnce();
    });
  },
});
