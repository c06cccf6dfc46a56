import { live, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import { expect, userEvent, waitFor } from 'storybook/test';
import { cupFrom, cupWith } from '../../../../../.storybook/contestsFrom.ts';
import { fromNetwork } from '../../../../../.storybook/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320, inPseudoLocale, picturedInForcedColours } from '../../../../../.storybook/resilience.ts';
import { CupBracket } from './CupBracket.tsx';

const meta = preview.meta({
  component: CupBracket,
  args: { cup: fromNetwork(live, cupFrom), roundText: ({ status }) => (status === 'playing' ? 'Round 7, live' : 'Round 8') },
});

/** The first stage is played: seven teams, so the first seed rests. */
export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('a bye says so, and who goes through [B22]', async () => {
      await expect(canvas.getByText('Bye: no opponent in this round')).toBeVisible();
      await expect(canvas.getByText('No opponent')).toBeVisible();
    });
    await step('a tie that is played says who is left to play [B14]', async () => {
      await expect(canvas.getAllByText('Live')[0]).toBeVisible();
    });
  },
});

export const Finished = meta.story({ args: { cup: fromNetwork(seasonOver, cupFrom) } });

/** Level ties name what has decided them. [D52] */
export const Decided = meta.story({
  args: {
    cup: cupWith(seasonOver, ({ stages }) => ({
      stages: stages.map((stage, number) => ({
        ...stage,
        ties: stage.ties.map((tie, place) => {
          const decidedBy = number === 0 && (['points', 'captain-points', 'overall-rank', 'lot'] as const)[place];
          return decidedBy && tie.home && tie.away
            ? { ...tie, home: { ...tie.home, points: 268 }, away: { ...tie.away, points: 268 }, decidedBy }
            : tie;
        }),
      })),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Level at 268. Captain \d+ to \d+$/)).toBeInTheDocument();
    await expect(canvas.getByText(/^Level at 268. Lot from seed \w+$/)).toBeInTheDocument();
  },
});

/** A cup of 64 teams has six stages, which are wider than a phone. */
export const FinalOnPhone = meta.story({
  ...at320,
  args: { cup: sixStages() },
  play: async ({ canvas, step }) => {
    await step('the shown stage is scrolled into view [B22]', async () => {
      const final = canvas.getByRole('radio', { name: /Final/ });
      await expect(final).toBeChecked();
      await waitFor(() => expect(final.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    });
  },
});

/** They are wider than the page beside its notes, too. */
export const FinalOnDesktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: { picture: { disable: true } },
  args: { cup: sixStages() },
  play: async ({ canvas, step }) => {
    await step('the stage that is played is scrolled into view [B22]', async () => {
      const final = canvas.getByRole('heading', { name: 'Final' });
      await expect(final.getBoundingClientRect().left).toBeLessThan(innerWidth);
    });
  },
});

export const ByKeyboard = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, step }) => {
    await step('a phone shows one stage, and the arrow keys choose another', async () => {
      await expect(canvas.getByRole('radio', { name: /Quarters/ })).toBeChecked();
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(canvas.getByRole('heading', { name: 'Semi-finals' })).toBeVisible();
      await expect(canvas.getAllByRole('article')).toHaveLength(2);
    });
  },
});

export const LongText = meta.story({
  args: {
    cup: cupWith(live, ({ entries }) => ({
      entries: entries.map((entry) => ({ ...entry, teamName: 'The Worshipful Company of Tighthead Props' })),
    })),
  },
});

export const ForcedColours = Default.extend({ ...picturedInForcedColours });

export const PseudoLocale = Default.extend({ ...inPseudoLocale });

export const At320 = LongText.extend(at320);

export const At200Percent = LongText.extend(at200Percent);

function sixStages() {
  return cupWith(seasonOver, ({ stages }) => ({
    stages: [
      ...[32, 16, 8].flatMap((count) =>
        stages.slice(0, 1).map((stage) => ({
          ...stage,
          ties: Array.from({ length: count }, () => stage.ties)
            .flat()
            .slice(0, count),
        })),
      ),
      ...stages,
    ],
  }));
}
