import type { Edition } from '@rugby/domain/editions';
import type { Fixture } from '@rugby/domain/game/model/entities';
import { earliest, hasStarted } from '@rugby/domain/game/season/rounds';
import type { NextRound } from '@rugby/ui/layout/NextRoundStrip';
import { dayAndTime } from '../../site/dayAndTime.ts';
import { squadMark } from '../../site/squadMark.ts';
import type { StartStores } from '../../stores/Stores.ts';

/** What the strip under the hero shows: the current round's next match and the time until the round starts. */
export function nextRoundOf({ season, clock, edition }: Pick<StartStores, 'season' | 'clock' | 'edition'>): NextRound {
  const { rounds, currentRound } = season;
  if (rounds.value === undefined) {
    if (rounds.request.state !== 'error') return { state: 'loading' };
    return { state: 'failed', onRetry: () => void season.load() };
  }
  const fixture = earliest((currentRound?.fixtures ?? []).filter((match) => !hasStarted(match, clock.now)));
  if (currentRound === undefined || fixture === undefined) return { state: 'none' };
  return {
    state: 'upcoming',
    roundNumber: currentRound.roundNumber,
    ...squadsOf(fixture, edition),
    kickOff: dayAndTime(fixture.date),
    now: clock.now,
    startsAt: Date.parse(currentRound.startDate),
  };
}

function squadsOf(
  { homeSquadId, homeSquadName, homeSquadAbbr, awaySquadId, awaySquadName, awaySquadAbbr }: Fixture,
  edition: Edition,
) {
  return {
    home: squadMark(edition, { id: homeSquadId, name: homeSquadName, abbreviation: homeSquadAbbr }),
    away: squadMark(edition, { id: awaySquadId, name: awaySquadName, abbreviation: awaySquadAbbr }),
  };
}
