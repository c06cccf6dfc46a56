import type { Edition } from '@rugby/domain/editions';
import type { Fixture, Round } from '@rugby/domain/game/model/entities';
import { currentRound, nextMatch } from '@rugby/domain/game/season/rounds';
import type { NextRound } from '@rugby/ui/layout/NextRoundStrip';
import { dayAndTime } from '../../site/dayAndTime.ts';
import { squadMark } from '../../site/squadMark.ts';
import type { StartStores } from '../../stores/Stores.ts';

/** What the strip under the hero shows: the next match, and the time until its round starts or that it has started. */
export function nextRoundOf({
  season,
  clock,
  edition,
  ports,
}: Pick<StartStores, 'season' | 'clock' | 'edition' | 'ports'>): NextRound {
  const { rounds } = season;
  if (rounds.value === undefined) {
    if (rounds.request.state !== 'error') return { state: 'loading' };
    return { state: 'failed', onRetry: () => void season.load() };
  }
  const next = nextMatch(rounds.value, clock.now);
  if (next === undefined) return withoutMatch(currentRound(rounds.value));
  return {
    state: 'upcoming',
    roundNumber: next.round.roundNumber,
    ...squadsOf(next.fixture, edition),
    ...(ports.isZoneKnown && { kickOff: dayAndTime(next.fixture.date) }),
    now: clock.now,
    startsAt: Date.parse(next.round.startDate),
  };
}

/** After the last kick-off of the season: its last round is being played, or is over. */
function withoutMatch(round: Round | undefined): NextRound {
  if (round === undefined || round.status === 'complete') return { state: 'none' };
  return { state: 'all-started', roundNumber: round.roundNumber };
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
