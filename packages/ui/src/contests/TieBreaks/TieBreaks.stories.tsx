import { historicRound, live } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { cupFrom, headToHeadFrom } from '../../../../../.storybook/network/contestsFrom.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { TieBreaks, type TieBreaksProps } from './TieBreaks.tsx';

const args: TieBreaksProps = {
  contest: 'head-to-head',
  seed: fromNetwork(historicRound, async (network) => (await headToHeadFrom(network)).seed ?? ''),
};
const meta = preview.meta({ component: TieBreaks, args });

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('what decides is printed in its order, with the seed of the lot [D52]', async () => {
      await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'More points for',
        'Meetings between them',
        'Better overall rank',
        'Lot, drawn from the printed seed 4C190001',
      ]);
    });
  },
});

export const Cup = meta.story({
  args: { contest: 'cup', seed: fromNetwork(live, async (network) => (await cupFrom(network)).seed ?? '') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('More points from the captain');
  },
});

export const LongText = meta.story({ args: { seed: '4C19000100000000AAAA' } });

export const PseudoLocale = Cup.extend({ ...inPseudoLocale });

export const At320 = LongText.extend(at320);
