import { expect } from 'storybook/test';
import { expectNothingCut } from '../../../../../.storybook/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { FixtureDays } from './FixtureDays.tsx';
import { clubFixtures, countryFixtures } from './sampleFixtures.ts';

const meta = preview.meta({ component: FixtureDays, args: { fixtures: clubFixtures }, parameters: { frame: 'bleed' } });

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('each day with its matches [G-055]', async () => {
      const days = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
      await expect(days).toEqual(['27/03/2026', '28/03/2026']);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    });
  },
});

export const Countries = meta.story({ args: { fixtures: countryFixtures } });

export const Empty = meta.story({ args: { fixtures: [] } });

export const LongNames = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    fixtures: clubFixtures.map((fixture) => ({
      ...fixture,
      home: { ...fixture.home, name: 'Queensland Reds of the Sunshine State' },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Queensland Reds of the Sunshine State')).toHaveLength(clubFixtures.length);
    expectNothingCut();
  },
});
