import { pitchRows, type PitchRow as Row, type Slot } from '@rugby/domain/game/model/positions';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { championship, midRound } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { EmptyPosition } from '../EmptyPosition/EmptyPosition.tsx';
import { PlayerCard } from '../PlayerCard/PlayerCard.tsx';
import { type CardOverrides, cardOf } from '../PlayerCard/sampleCards.ts';
import { PitchRow } from './PitchRow.tsx';

const backThree: Row = 'F';
const centres: Row = 'E';
const list: 'grid' | 'list' = 'list';

const meta = preview.meta({
  component: PitchRow,
  args: {
    row: backThree,
    form: list,
    children: fromSeason(midRound, (season) => cardIn(season)),
  },
  parameters: { frame: 'bleed' },
  decorators: [
    (Story) => (
      <div style={{ container: 'pitch / inline-size', maxInlineSize: 640, padding: 4, background: 'var(--turf-a)' }}>
        <Story />
      </div>
    ),
  ],
});

export const BackThree = meta.story({});

/** All rows with their gaps: narrow in the front row, wide between the centres. */
export const EveryRow = meta.story({
  args: { children: fromSeason(championship, (season) => cardIn(season)) },
  render: ({ children }) => (
    <>
      {pitchRows.map((row) => (
        <PitchRow key={row} row={row} form="list">
          {children}
        </PitchRow>
      ))}
    </>
  ),
});

export const Empty = meta.story({ args: { children: (slot) => <EmptyPosition slot={slot} /> } });

export const LongNames = meta.story({
  args: {
    row: centres,
    children: fromSeason(midRound, (season) => cardIn(season, { player: { lastName: 'Tuipulotu-Fainga’anuku' } })),
  },
});

export const InAGrid = meta.story({
  parameters: { picture: { disable: true } },
  args: { form: 'grid' },
  render: (args) => (
    <div role="grid" aria-label="Your fifteen">
      <PitchRow {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Back three' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(3);
  },
});

function cardIn(season: GameWorld, about?: CardOverrides) {
  return (slot: Slot) => <PlayerCard slot={slot} content={cardOf(season, slot.jersey, about)} />;
}
