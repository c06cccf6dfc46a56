import { playerAt } from '@rugby/domain/game/model/lineup';
import { isRestingNow } from '@rugby/domain/game/season/byes';
import { slots } from '@rugby/domain/game/model/positions';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { type CardOverrides, cardOf, playerOf } from '../PlayerCard/sampleCards.ts';
import type { PitchCards } from './Pitch.tsx';

/** How a story changes the lineup of its season: some cards, all cards, or empty slots. */
export interface SamplePitchOptions {
  readonly cards?: Readonly<Record<number, CardOverrides>>;
  /** Applied to every card. */
  readonly all?: (jersey: number) => CardOverrides;
  readonly without?: readonly number[];
}

/** The cards of the user's team and its captain, for stories. */
export function pitchOf(season: Season, { cards = {}, all = () => ({}), without = [] }: SamplePitchOptions = {}): PitchCards {
  const { team } = season;
  if (team === null) throw new Error('The scenario has no team');
  return new Map(
    slots
      .filter(({ jersey }) => !without.includes(jersey))
      .map((slot) => {
        const playerId = playerAt(team.lineup, slot);
        const { squadId } = playerOf(season, playerId);
        const bye = isRestingNow(squadId, season.rounds) ? ({ matchState: 'bye-ahead' } as const) : {};
        const captain = playerId === team.captainId ? ({ badge: 'captain' } as const) : {};
        return [slot.jersey, cardOf(season, playerId, { ...bye, ...captain, ...all(slot.jersey), ...cards[slot.jersey] })];
      }),
  );
}
