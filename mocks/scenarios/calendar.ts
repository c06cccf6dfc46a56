import type { Edition, EditionId } from '@rugby/domain/editions';
import type { Fixture, Progress, Round } from '@rugby/domain/game/model/entities';
import { aFixture, aRound, squadsOf } from '../builders/season.ts';

/**
 * A season of nine rounds as it stands at `now` (epoch milliseconds): a match is played for two hours from its kick-off. Rounds are a week
 * apart; the squads move on from match to match, so that each has its turn at home and with a bye. Round 7 begins on Friday 27 March 2026 at
 * 06:05 UTC.
 */
export function calendar(edition: Edition, now: number): readonly Round[] {
  return Array.from({ length: 9 }, (_, index) => {
    const id = index + 1;
    const fixtures = matches[edition.id].map((match, place) => fixtureOf(match, { edition, roundId: id, place }, now));
    return aRound({ id, status: progressOf(fixtures), fixtures });
  });
}

/** Kick-offs of round 7 in their order, epoch milliseconds. */
export function kickOffs({ id }: Edition): readonly number[] {
  return matches[id].map(([, , kickOff]) => Date.parse(kickOff));
}

interface Place {
  readonly edition: Edition;
  readonly roundId: number;
  readonly place: number;
}

function fixtureOf([home, away, kickOff, score]: Match, { edition, roundId, place }: Place, now: number): Fixture {
  const squads = squadsOf(edition);
  const squadIn = (abbreviation: string) => {
    const inRound7 = squads.findIndex((squad) => squad.abbreviation === abbreviation);
    return squads[(inRound7 + roundId + squads.length * 7 - 7) % squads.length] ?? squads[0];
  };
  const homeSquad = squadIn(home);
  const date = Date.parse(kickOff) + (roundId - 7) * week;
  const status = now < date ? 'scheduled' : now < date + matchLength ? 'playing' : 'complete';
  const [homeScore, awayScore] = status === 'scheduled' ? [null, null] : score;
  const sides = { homeSquadId: homeSquad?.id ?? 0, awaySquadId: squadIn(away)?.id ?? 0, homeScore, awayScore };
  const venueName = venues[homeSquad?.abbreviation ?? ''] ?? '';
  return aFixture({ id: roundId * 10 + place + 1, status, date: new Date(date).toISOString(), venueName, ...sides }, squads);
}

function progressOf(fixtures: readonly Fixture[]): Progress {
  if (fixtures.every(({ status }) => status === 'scheduled')) return 'scheduled';
  return fixtures.every(({ status }) => status === 'complete') ? 'complete' : 'playing';
}

const matchLength = 2 * 60 * 60 * 1000;
const week = 7 * 24 * 60 * 60 * 1000;

type Match = readonly [home: string, away: string, kickOff: string, score: readonly [home: number, away: number]];

/** The matches of round 7. */
const matches: Readonly<Record<EditionId, readonly Match[]>> = {
  srp: [
    ['HURR', 'CRUS', '2026-03-27T06:05:00.000Z', [28, 24]],
    ['BLUE', 'CHIE', '2026-03-27T08:35:00.000Z', [31, 33]],
    ['REDS', 'FDRU', '2026-03-28T03:35:00.000Z', [17, 19]],
    ['BRUM', 'WARA', '2026-03-28T06:05:00.000Z', [22, 15]],
    ['MOPA', 'HIGH', '2026-03-28T08:35:00.000Z', [20, 26]],
  ],
  trc: [
    ['NZ', 'ARG', '2026-03-27T06:05:00.000Z', [38, 24]],
    ['AUS', 'SA', '2026-03-28T03:35:00.000Z', [17, 24]],
  ],
};

/** Grounds by home squad. */
const venues: Readonly<Record<string, string>> = {
  HIGH: 'Forsyth Barr Stadium',
  CRUS: 'Apollo Projects Stadium',
  WARA: 'Allianz Stadium',
  REDS: 'Suncorp Stadium',
  FDRU: 'Churchill Park',
  MOPA: 'North Harbour Stadium',
  BLUE: 'Eden Park',
  CHIE: 'FMG Stadium Waikato',
  FORC: 'HBF Park',
  BRUM: 'GIO Stadium',
  HURR: 'Sky Stadium',
  ARG: 'Estadio José Amalfitani',
  AUS: 'Stadium Australia',
  NZ: 'Eden Park',
  SA: 'Ellis Park',
};
