import { editions, kitOf } from '@rugby/domain/editions';
import type { SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';
import type { UpcomingRound } from './NextRoundStrip.tsx';

/** A round of the club edition that starts in about two days, for stories. */
export const clubRound: UpcomingRound = {
  state: 'upcoming',
  roundNumber: 7,
  home: club('Hurricanes', 'HURR'),
  away: club('Crusaders', 'CRUS'),
  kickOff: '27/03/2026, 19:05',
  now: Date.parse('2026-03-25T04:47:28Z'),
  startsAt: Date.parse('2026-03-27T09:05:00Z'),
};

export const countryRound: UpcomingRound = {
  state: 'upcoming',
  roundNumber: 4,
  home: country('New Zealand', 'NZ', 'NZ'),
  away: country('Argentina', 'ARG', 'AR'),
  kickOff: '22/08/2026, 19:05',
  now: Date.parse('2026-08-21T09:56:06Z'),
  startsAt: Date.parse('2026-08-22T07:05:00Z'),
};

function club(name: string, abbreviation: string): SquadLook {
  return { name, abbreviation, kit: kitOf(editions.srp, abbreviation, 0) };
}

function country(name: string, abbreviation: string, flag: string): SquadLook {
  return { name, abbreviation, flag, kit: kitOf(editions.trc, abbreviation, 0) };
}
