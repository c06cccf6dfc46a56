import type { CupStage, CupTie } from '@rugby/domain/game/model/contest';
import { live, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import { expect, userEvent, waitFor } from 'storybook/test';
import { cupFrom, cupWith } from '../../../../../.storybook/network/contestsFrom.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320, inPseudoLocale, picturedInForcedColours } from '../../../../../.storybook/plays/resilience.ts';
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

export const Finished = meta.story({
  args: { cup: fromNetwork(seasonOver, cupFrom) },
  play: ({ canvasElement, step }) =>
    step('screen readers hear that the winner of the final has won, and that other winners go through [B22]', async () => {
      const [final, ...others] = [...canvasElement.querySelectorAll('section section, section')].toReversed();
      await expect(final).toHaveTextContent('Won');
      await expect(final).not.toHaveTextContent('Goes through');
      for (const stage of others) await expect(stage).toHaveTextContent('Goes through');
    }),
});

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

/** The points of a tie that is played do not say who goes through. [D52] */
export const LevelInPlay = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    cup: cupWith(live, ({ stages }) => ({
      stages: stages.map((stage) => ({
        ...stage,
        ties: stage.ties.map((tie) =>
          tie.status === 'playing' && tie.home && tie.away
            ? {
                ...tie,
                home: { ...tie.home, points: 268 },
                away: { ...tie.away, points: 268 },
                leader: tie.away.entry,
                decidedBy: 'overall-rank' as const,
              }
            : tie,
        ),
      })),
    })),
  },
  play: async ({ canvas, args, step }) => {
    await step('a level tie that is played names who is ahead', async () => {
      const playing = args.cup.stages.flatMap(({ ties }) => ties.filter(({ status }) => status === 'playing'));
      const ahead = playing.map(({ leader }) => args.cup.entries.find(({ entry }) => entry === leader)?.teamName);
      await expect(canvas.getAllByText(/Level at 268\. Better overall rank\./).map(({ textContent }) => textContent)).toEqual(
        ahead.map((team) => expect.stringMatching(new RegExp(`Better overall rank\\. ${team} is ahead$`))),
      );
    });
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
    await step('Tab leads to the shown stage, and arrows from there to the others', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: /Final/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('radio', { name: /Semis/ })).toHaveFocus();
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
    await step(
      'the stages long before it are hidden, so that its tie is on the first screen, and can be chosen [B22]',
      async () => {
        await expect(canvas.queryByRole('heading', { name: 'Last 64' })).toBeNull();
        await expect(canvas.getAllByRole('article')).toHaveLength(7);
        await userEvent.click(canvas.getByRole('radio', { name: /Last 64/ }));
        await expect(await canvas.findByRole('heading', { name: 'Last 64' })).toBeVisible();
        await expect(canvas.getAllByRole('article')).toHaveLength(63);
        // It is found out after the next frame that the stage has to be scrolled.
        await waitFor(() => expect(canvas.getByRole('region', { name: 'Cup' })).toHaveAttribute('tabindex', '0'));
      },
    );
  },
});

/** In the quarter-finals of such a cup, stages are out of sight on both sides. */
export const QuartersOnPhone = meta.story({
  ...at320,
  parameters: { picture: { disable: true } },
  args: { cup: sixStages({ played: 3 }) },
  play: async ({ canvas, step }) => {
    await step('the edges of the stages beside it show that there are more [B22]', async () => {
      const [before, after] = ['Last 16', 'Semis'].map((name) =>
        canvas.getByRole('radio', { name: new RegExp(name) }).getBoundingClientRect(),
      );
      const row = canvas.getByRole('radiogroup').getBoundingClientRect();
      await expect((before?.right ?? 0) - row.left).toBeGreaterThan(20);
      await expect(row.right - (after?.left ?? innerWidth)).toBeGreaterThan(20);
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

/** A finished cup of 64 teams, or one whose first stages are played. */
function sixStages({ played = 6 } = {}) {
  return cupWith(seasonOver, ({ stages }) => {
    const first = stages.slice(0, 1);
    const earlier = [32, 16, 8].flatMap((count) => first.map((stage) => ({ ...stage, ties: tiesOf(stage, count) })));
    return {
      stages: [...earlier, ...stages].map((stage, number) => (number < played ? stage : { ...stage, status: 'scheduled' })),
    };
  });
}

function tiesOf({ ties }: CupStage, count: number): readonly CupTie[] {
  return Array.from({ length: count }, () => ties)
    .flat()
    .slice(0, count);
}
