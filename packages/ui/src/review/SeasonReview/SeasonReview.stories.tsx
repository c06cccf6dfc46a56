import { variedRounds, midRound } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, inForcedColours, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { reviewFrom } from '../../../../../.storybook/network/reviewFrom.ts';
import { breakpoint } from '../../theme/scale.ts';
import { SeasonReview } from './SeasonReview.tsx';

const meta = preview.meta({ component: SeasonReview, args: { contents: fromNetwork(variedRounds, reviewFrom) } });
const noPicture = { picture: { disable: true } } as const;

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('screen readers get the ranks and the points of each round as lists [B25]', async () => {
      await expect(canvas.getByText(/^Round 6: rank [\d,]+$/)).toBeInTheDocument();
      await expect(canvas.getByText(/^Round 6: \d+ points of \d+ possible$/)).toBeInTheDocument();
    });
    await step('the turning points are named: the best and the worst rank, or the booster of the round [B25]', async () => {
      await expect(canvas.getByText('the high point')).toBeVisible();
      await expect(canvas.getByText('the low point')).toBeVisible();
      await expect(canvas.getByText(/^Round 2: rank [\d,]+, Triple Captain$/)).toBeInTheDocument();
    });
    await step('each round has the average and the highest points of all teams [B25]', async () => {
      const rounds = canvas.getAllByText(/^Round \d+: \d+ points of \d+ possible$/);
      await expect(canvas.getAllByText(/^Average [\d.]+, highest \d+$/)).toHaveLength(rounds.length);
      await expect(canvas.getByText('Average')).toBeVisible();
    });
  },
});

/** Browsers print no fills by themselves: the points of the user and what was left on the table would look alike. */
export const Printed = meta.story({
  name: 'On paper the bars have their fills, and no chart is divided between two sheets [B25]',
  parameters: { media: { print: true }, ...noPicture },
  play: async ({ canvas, canvasElement }) => {
    const filled = [...canvasElement.querySelectorAll('[data-fill]')].map((bar) => getComputedStyle(bar).printColorAdjust);
    await expect(new Set(filled)).toEqual(new Set(['exact']));
    const section = (await canvas.findByText('Points against the best fifteen')).closest('section');
    await expect(section && getComputedStyle(section).breakInside).toBe('avoid');
  },
});

export const Tables = meta.story({
  args: { isTabular: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Your rounds' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Your players' })).toBeVisible();
  },
});

/** The running round has no best fifteen. */
export const RoundInPlay = meta.story({
  args: { contents: fromNetwork(midRound, reviewFrom) },
  parameters: noPicture,
  play: ({ canvas }) => expect(canvas.getByText(/^Round 7: \d+ points?$/)).toBeInTheDocument(),
});

/** A season of sixteen rounds. A phone shows the figures of two columns. [B25] */
export const WholeSeason = meta.story({
  args: {
    contents: fromNetwork(variedRounds, async (network) => {
      const contents = await reviewFrom(network);
      const rounds = [...contents.rounds, ...contents.rounds, ...contents.rounds].slice(0, 16).map((round, index) => ({
        ...round,
        roundId: index + 1,
        roundNumber: index + 1,
        rank: Math.round(12_000 / (index + 1)),
        points: round.points + moreIn(index),
        best: round.best === null ? null : round.best + moreIn(index),
      }));
      return { ...contents, rounds };
    }),
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('every figure that shows stands on one line, and no two touch', async () => {
      const figures = [...canvasElement.querySelectorAll('ol div[aria-hidden="true"] span')];
      const boxes = figures.filter(isVisible).map((one) => one.getBoundingClientRect());
      await expect(boxes.length).toBe(globalThis.innerWidth < breakpoint.sm ? 3 : 32);
      for (const box of boxes) {
        await expect(box.width).toBeGreaterThan(box.height);
        await expect(boxes.filter((other) => areTouching(box, other))).toEqual([box]);
      }
    });
    await step('no rank reaches beyond its section', async () => {
      for (const rank of await canvas.findAllByText(/^(?:12,000|750)$/)) {
        const [box, section] = [rank.getBoundingClientRect(), rank.closest('section')?.getBoundingClientRect()];
        await expect(box.left).toBeGreaterThanOrEqual(section?.left ?? Infinity);
        await expect(box.right).toBeLessThanOrEqual(section?.right ?? 0);
      }
    });
  },
});

/** The bars write figures of thousands and below zero as the rest of the page does. */
export const LargeFigures = meta.story({
  args: {
    contents: fromNetwork(variedRounds, async (network) => {
      const contents = await reviewFrom(network);
      const points = [1204, -3];
      return {
        ...contents,
        rounds: contents.rounds.slice(0, 2).map((round, index) => ({ ...round, points: points[index] ?? 0, best: 2310 })),
      };
    }),
  },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,204')).toBeVisible();
    await expect(canvas.getByText('−3')).toBeVisible();
    await expect(canvas.getAllByText('2,310')).toHaveLength(2);
  },
});

/** Ranks are not counted yet, and no booster was used. */
export const Beginning = meta.story({
  args: {
    contents: fromNetwork(variedRounds, async (network) => {
      const contents = await reviewFrom(network);
      const rounds = contents.rounds.slice(0, 1).map((round) => ({ ...round, rank: null }));
      return { ...contents, rounds, boosters: [], binding: undefined };
    }),
  },
  parameters: noPicture,
  play: ({ canvas }) => expect(canvas.getByText('You have used no booster yet.')).toBeVisible(),
});

/** So many players of the team have moved to one squad that no fifteen of them is within the rules. */
export const WithoutOwnBest = meta.story({
  args: {
    contents: fromNetwork(variedRounds, async (network) => ({ ...(await reviewFrom(network)), ownBest: undefined })),
  },
  parameters: noPicture,
  play: ({ canvas }) => expect(canvas.getByText(/make no fifteen within the rules/)).toBeVisible(),
});

export const LongNames = meta.story({
  args: {
    contents: fromNetwork(variedRounds, async (network) => {
      const contents = await reviewFrom(network);
      const earners = contents.earners.map((earner) => ({ ...earner, name: 'Tuipulotu-Fainga’anuku' }));
      return { ...contents, earners };
    }),
  },
  parameters: noPicture,
  play: expectNothingCut,
});

export const PseudoLocale = LongNames.extend(inPseudoLocale);

export const At200Percent = Default.extend(at200Percent);

export const ForcedColours = Default.extend(inForcedColours);

export const FillsInForcedColours = Default.extend({
  ...inForcedColours,
  name: 'In forced colours the legend has the fills of the bars [B25]',
  play: async ({ canvasElement }) => {
    const fillOf = (selector: string) => {
      const element = canvasElement.querySelector(selector);
      return element && getComputedStyle(element).backgroundColor;
    };
    await expect(fillOf('li [data-fill] [data-fill]')).toBe(fillOf('[data-fill]'));
    await expect(fillOf('li [data-fill]')).not.toBe(fillOf('[data-fill]'));
  },
});

function moreIn(index: number): number {
  return ((index * 7) % 16) * 5;
}

function isVisible(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

function areTouching(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
