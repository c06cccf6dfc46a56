import { live, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { cupFrom, cupWith } from '../../../../../.storybook/network/contestsFrom.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale, picturedInForcedColours } from '../../../../../.storybook/plays/resilience.ts';
import { OwnTie } from './OwnTie.tsx';

const meta = preview.meta({ component: OwnTie, args: { cup: fromNetwork(live, cupFrom) } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are in a quarter-final' })).toBeVisible();
  },
});

export const Bye = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    cup: cupWith(live, ({ stages }) => ({
      ownEntry: stages.flatMap(({ ties }) => ties).find(({ decidedBy }) => decidedBy === 'bye')?.winner ?? null,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are in a semi-final' })).toBeVisible();
  },
});

export const Champion = meta.story({
  args: { cup: cupWith(seasonOver, ({ champion }) => ({ ownEntry: champion })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You have won the cup' })).toBeVisible();
  },
});

export const Out = meta.story({
  args: {
    cup: cupWith(seasonOver, ({ stages, champion }) => {
      const [final] = stages.at(-1)?.ties ?? [];
      return { ownEntry: (final?.home?.entry === champion ? final?.away : final?.home)?.entry ?? null };
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You went out in: Final')).toBeVisible();
  },
});

export const NotInIt = meta.story({
  args: { cup: cupWith(live, () => ({ ownEntry: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are not in this cup')).toBeVisible();
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
