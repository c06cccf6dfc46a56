import type { GameWorld } from '@rugby/domain/game/model/world';
import { currentRound } from '@rugby/domain/game/season/rounds';
import { fixturesOf } from '../../game/FixtureDays/sampleFixtures.ts';
import type { NextRound } from './NextRoundStrip.tsx';

/** The current round of a season with its first match, for stories. */
export function nextRoundOf(season: GameWorld): NextRound {
  const round = currentRound(season.rounds);
  const [match] = fixturesOf(season);
  if (round === undefined || match === undefined) return { state: 'none' };
  const { home, away, date, time } = match;
  const startsAt = Date.parse(round.startDate);
  return {
    state: 'upcoming',
    roundNumber: round.roundNumber,
    home,
    away,
    kickOff: `${date}, ${time}`,
    now: season.now,
    startsAt,
  };
}
