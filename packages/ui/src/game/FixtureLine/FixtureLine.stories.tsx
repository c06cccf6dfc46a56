import { editions } from '@rugby/domain/editions';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { historicRound, inEdition, live } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { fixturesOf } from '../FixtureDays/sampleFixtures.ts';
import { FixtureLine, type FixtureContent } from './FixtureLine.tsx';

const clubs = inEdition(editions.srp, live);

const meta = preview.meta({
  component: FixtureLine,
  args: { fixture: fromSeason(clubs, (season) => matchOf(season, 0)) },
  parameters: { frame: 'bleed' },
  render: (args) => (
    <ul>
      <FixtureLine {...args} />
    </ul>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('a complete match shows its score [G-057, A-178]', async () => {
      await expect(canvas.getByRole('listitem')).toHaveTextContent('19:05Full timeHurricanes28Crusaders24');
    });
  },
});

export const Live = meta.story({
  args: { fixture: fromSeason(clubs, (season) => matchOf(season, 2)) },
  play: async ({ canvas, step }) => {
    await step('a live match shows its score [G-057]', async () => {
      await expect(canvas.getByRole('listitem')).toHaveTextContent('LiveQueensland Reds17Fijian Drua19');
    });
  },
});

export const Scheduled = meta.story({
  args: { fixture: fromSeason(clubs, (season) => matchOf(season, 3)) },
  play: async ({ canvas, step }) => {
    await step('a scheduled match shows vs [G-056, G-058, A-178]', async () => {
      await expect(canvas.getByRole('listitem')).toHaveTextContent('19:05ACT BrumbiesvsNSW Waratahs');
    });
  },
});

/** The match has started, but there is no score yet. */
export const NoScoreYet = meta.story({
  args: { fixture: fromSeason(clubs, (season) => ({ ...matchOf(season, 3), status: 'playing' })) },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('vs');
  },
});

/** The round is over, and no score arrived for the match. */
export const NoResult = meta.story({
  args: { fixture: fromSeason(clubs, (season) => ({ ...matchOf(season, 3), status: 'complete' })) },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('19:05No resultACT BrumbiesvsNSW Waratahs');
  },
});

export const CountriesInVenueTime = meta.story({
  name: 'Countries have their flags, and times the zone of the venue [G-056, G-064]',
  args: {
    fixture: fromSeason(inEdition(editions.trc, historicRound), (season) => ({ ...matchOf(season, 0), zone: 'NZDT' })),
  },
});

export const LongNames = meta.story({
  args: {
    fixture: fromSeason(clubs, (season) => {
      const { home, away, ...match } = matchOf(season, 0);
      return {
        ...match,
        home: { ...home, name: 'Otago and Southland Highlanders of the Far South' },
        away: { ...away, name: 'Whanganui-Manawatūrangitikei' },
        homeScore: 101,
      };
    }),
  },
});

function matchOf(season: GameWorld, place: number): FixtureContent {
  const match = fixturesOf(season)[place];
  if (match === undefined) throw new Error('The round has fewer matches');
  return match;
}
