import type { GameWorld } from '@rugby/domain/game/model/world';
import { currentRound, nextMatch } from '@rugby/domain/game/season/rounds';
import { fixtureOf } from '../../game/FixtureDays/sampleFixtures.ts';
import type { NextRound } from './NextRoundStrip.tsx';

/** The next match of a season with its round, for stories. */
export function nextRoundOf(season: GameWorld): NextRound {
  const next = nextMatch(season.rounds, season.now);
  const current = currentRound(season.rounds);
  if (next === undefined)
    return current?.status === 'playing' ? { state: 'all-started', roundNumber: current.roundNumber } : { state: 'none' };
  const { round, fixture } = next;
  const { home, away, date, time } = fixtureOf(season, fixture);
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
