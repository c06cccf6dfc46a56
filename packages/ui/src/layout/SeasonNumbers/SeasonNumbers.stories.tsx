import { seasonNumbersFile } from '@rugby/domain/contract/landing';
import { editions, kitOf } from '@rugby/domain/editions';
import { failed, loading, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, inEdition, preSeason } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { fromNetwork, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { SeasonNumbers, type SeasonNumbersProps } from './SeasonNumbers.tsx';

const meta = preview.meta({
  component: SeasonNumbers,
  args: { numbers: fromNetwork(betweenRounds, numbersOf) },
  parameters: { frame: 'bleed' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const text of ['301', 'Best of round 6']) await expect(canvas.getByText(text)).toBeVisible();
  },
});

export const Countries = meta.story({ args: { numbers: fromNetwork(inEdition(editions.trc, betweenRounds), numbersOf) } });

/** No round is complete. */
export const BeforeRoundOne = meta.story({ args: { numbers: fromNetwork(preSeason, numbersOf) } });

export const Loading = meta.story({
  args: { numbers: fromNetwork(betweenRounds, numbersOf, ...loading(seasonNumbersFile)) },
});

export const Slow = meta.story({
  parameters: { picture: { disable: true } },
  args: { numbers: fromSlowNetwork(betweenRounds, numbersOf, ...slow(seasonNumbersFile, 100)) },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryByText('301')).toBeNull();
    await answerArrives({ loaded });
    await expect(await canvas.findByText('301')).toBeVisible();
  },
});

/** They could not be fetched: the page stays whole. */
export const Failed = meta.story({
  args: { numbers: fromNetwork(betweenRounds, numbersOf, ...failed(seasonNumbersFile, 503)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('–')).toHaveLength(3);
  },
});

export const LongNames = meta.story({
  args: {
    numbers: fromNetwork(betweenRounds, async (network) => {
      const numbers = await numbersOf(network);
      if (!numbers?.best) return numbers;
      return { ...numbers, best: { ...numbers.best, name: 'Ana-Lucía Fernández de la Tuipulotu-Fainga’anuku' } };
    }),
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = LongNames.extend(at320);

/** What the landing page shows of the published numbers. */
async function numbersOf({ edition, fetch, request }: StoryNetwork): Promise<SeasonNumbersProps['numbers']> {
  const asked = await request(fetch(seasonNumbersFile));
  if (asked.state !== 'success') return asked.state === 'error' ? null : undefined;
  const { best, ...numbers } = asked.value;
  if (best === null) return { ...numbers, best };
  const { firstName, lastName, squad, ...record } = best;
  const kit = kitOf(edition, squad.abbreviation, squad.id);
  return { ...numbers, best: { ...record, name: `${firstName.slice(0, 1)}. ${lastName}`, squad: { ...squad, kit } } };
}
