import { type Edition, editions } from '@rugby/domain/editions';
import { slots } from '@rugby/domain/game/model/positions';
import { type CardOverrides, sampleCard } from '../PlayerCard/sampleCards.ts';
import type { PitchCards } from './Pitch.tsx';

/** What a story says about the sample fifteen: something about some cards, and who is missing. */
export interface SamplePitchOptions {
  readonly edition?: Edition;
  readonly cards?: Readonly<Record<number, CardOverrides>>;
  /** Said of every card. */
  readonly all?: (jersey: number) => CardOverrides;
  readonly without?: readonly number[];
}

/** The sample fifteen on the pitch, for stories: the left wing is captain in the club edition, the fly half in the other. */
export function samplePitch({
  edition = editions.srp,
  cards = {},
  all = () => ({}),
  without = [],
}: SamplePitchOptions = {}): PitchCards {
  const captain = edition.id === 'srp' ? 11 : 10;
  return new Map(
    slots
      .filter(({ jersey }) => !without.includes(jersey))
      .map(({ jersey }) => [
        jersey,
        sampleCard(jersey, { ...(jersey === captain && { badge: 'captain' }), ...all(jersey), ...cards[jersey] }, edition),
      ]),
  );
}
