import { type Edition, kitOf } from '@rugby/domain/editions';
import type { Fixture } from '@rugby/domain/game/entities';
import { earliest, hasStarted } from '@rugby/domain/game/rounds';
import type { RootStore } from '@rugby/domain/stores/RootStore';
import type { NextRound } from '@rugby/ui/layout/NextRoundStrip';
import { inFansZone } from '../../shell/inFansZone.ts';

/** What the strip under the hero shows: the current round's next match and the time until the round starts. */
export function nextRoundOf({ season, clock, edition }: Pick<RootStore, 'season' | 'clock' | 'edition'>): NextRound {
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
    kickOff: inFansZone(fixture.date),
    now: clock.now,
    startsAt: Date.parse(currentRound.startDate),
  };
}

function squadsOf(fixture: Fixture, edition: Edition) {
  return {
    home: squadMark(fixture.homeSquadName, fixture.homeSquadAbbr, fixture.homeSquadId, edition),
    away: squadMark(fixture.awaySquadName, fixture.awaySquadAbbr, fixture.awaySquadId, edition),
  };
}

function squadMark(name: string, abbreviation: string, id: number, edition: Edition) {
  const flag = edition.flags[abbreviation];
  return { name, abbreviation, kit: kitOf(edition, abbreviation, id), ...(flag !== undefined && { flag }) };
}
