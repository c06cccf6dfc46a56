import { editions } from '@rugby/domain/editions';
import { championship, inEdition, live, offSeason } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import { fromNetwork, fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import { nothingOf } from '../../../../../.storybook/network/callState.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { FixtureDays } from './FixtureDays.tsx';
import { fixturesOf } from './sampleFixtures.ts';

const clubs = inEdition(editions.srp, live);

const meta = preview.meta({
  component: FixtureDays,
  args: { fixtures: fromSeason(clubs, fixturesOf) },
  parameters: { frame: 'bleed' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('each day lists its fixtures [G-055, A-178]', async () => {
      const days = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
      await expect(days).toEqual(['27/03/2026', '28/03/2026']);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    });
  },
});

export const Countries = meta.story({ args: { fixtures: fromSeason(championship, fixturesOf) } });

export const Empty = meta.story({
  args: {
    fixtures: fromNetwork(
      offSeason,
      nothingOf(async (network) => fixturesOf(await network.season())),
    ),
  },
});

export const LongNames = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    fixtures: fromSeason(clubs, (season) =>
      fixturesOf(season).map((fixture) => ({
        ...fixture,
        home: { ...fixture.home, name: 'Queensland Reds of the Sunshine State' },
      })),
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('Queensland Reds of the Sunshine State')).toHaveLength(args.fixtures.length);
    expectNothingCut();
  },
});
