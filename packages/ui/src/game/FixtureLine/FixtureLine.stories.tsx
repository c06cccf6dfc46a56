import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clubFixtures, countryFixtures } from '../FixtureDays/sampleFixtures.ts';
import { FixtureLine, type FixtureContent } from './FixtureLine.tsx';

const [over, , live, coming] = clubFixtures;
const [countries] = countryFixtures;
if (over === undefined || live === undefined || coming === undefined || countries === undefined)
  throw new Error('The samples are short.');
const unplayed: FixtureContent = { ...coming, status: 'playing' };

const meta = preview.meta({
  component: FixtureLine,
  args: { fixture: over },
  parameters: { frame: 'bleed' },
  render: (args) => (
    <ul>
      <FixtureLine {...args} />
    </ul>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('a complete match has its score [G-057]', async () => {
      await expect(canvas.getByRole('listitem')).toHaveTextContent('19:05Full timeHurricanes28Crusaders24');
    });
  },
});

export const Live = meta.story({
  args: { fixture: live },
  play: async ({ canvas, step }) => {
    await step('so has one that is being played [G-057]', async () => {
      await expect(canvas.getByRole('listitem')).toHaveTextContent('LiveQueensland Reds17Fijian Drua19');
    });
  },
});

export const Scheduled = meta.story({
  args: { fixture: coming },
  play: async ({ canvas, step }) => {
    await step('before it stands vs [G-056, G-058]', async () => {
      await expect(canvas.getByRole('listitem')).toHaveTextContent('19:05ACT BrumbiesvsNSW Waratahs');
    });
  },
});

/** The match has started, but there is no score yet. */
export const NoScoreYet = meta.story({
  args: { fixture: unplayed },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('vs');
  },
});

/** Flags for countries, and the letters of each venue's zone. */
export const CountriesInVenueTime = meta.story({ args: { fixture: { ...countries, zone: 'NZST' } } });

export const LongNames = meta.story({
  args: {
    fixture: {
      ...over,
      home: { ...over.home, name: 'Otago and Southland Highlanders of the Far South' },
      away: { ...over.away, name: 'Whanganui-Manawatūrangitikei' },
      homeScore: 101,
    },
  },
});
