import { editions } from '@rugby/domain/editions';
import { statCodes } from '@rugby/domain/game/model/entities';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320 } from '../../../../../.storybook/plays/resilience.ts';
import { ScoringGuide } from './ScoringGuide.tsx';

const meta = preview.meta({ component: ScoringGuide, args: { edition: editions.srp } });

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the points of every action are in tables with names [G-380 to G-408]', async () => {
      await expect(canvas.getByRole('row', { name: 'Tries +15' })).toBeVisible();
      await expect(canvas.getByRole('row', { name: 'Yellow cards −5' })).toBeVisible();
      await expect(canvas.getByRole('row', { name: 'Carries for every 10 metres +1' })).toBeVisible();
      await expect(canvas.getByRole('row', { name: 'More than 61 minutes on the field +2' })).toBeVisible();
      await expect(canvas.getByRole('table', { name: 'Lineout and scrum' })).toBeVisible();
      await expect(canvas.getAllByRole('row').filter(({ textContent }) => /[+−]\d+$/.test(textContent))).toHaveLength(
        statCodes.length + 1,
      );
    });
    await step('scrums are marked as an exception [G-091]', async () => {
      await expect(
        canvas.getByRole('row', { name: 'Scrums won counts for these positions only: Front Row, Hooker +3' }),
      ).toBeVisible();
    });
    await step('captain and boosters have their multiplier [G-376, G-377]', async () => {
      await expect(canvas.getByRole('row', { name: /^Captain .* ×2$/ })).toBeVisible();
      await expect(canvas.getByRole('row', { name: /^Triple Captain .* ×3$/ })).toBeVisible();
      await expect(canvas.getByRole('row', { name: /^Co-captain .* ×2$/ })).toBeVisible();
    });
  },
});

export const Championship = meta.story({
  args: { edition: editions.trc },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, step }) => {
    await step('both editions count by the same table [G-380]', async () => {
      await expect(canvas.getByRole('row', { name: 'Tries +15' })).toBeVisible();
      await expect(canvas.getByRole('row', { name: /^Co-captain .* ×2$/ })).toBeVisible();
    });
  },
});

/** Scrums do not count for a winger, so they are not in the table. */
export const ForAPosition = meta.story({
  args: { position: 'outside_back' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Scrums won')).toBeNull();
  },
});

/** An edition that has the boosters for single actions too. */
export const EveryBooster = meta.story({
  args: { edition: { ...editions.srp, enabledBoosters: ['SUPER_KICKER', 'DEFENSIVE_KING'] } },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Super Kicker .*Conversions, Conversions missed.* once more$/ })).toBeVisible();
  },
});

export const At320 = Default.extend(at320);

export const At200Percent = Default.extend(at200Percent);
