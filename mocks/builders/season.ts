import { type Edition, type EditionId, editions } from '@rugby/domain/editions';
import type { Fixture, Round, Squad } from '@rugby/domain/game/model/entities';

type Names = readonly (readonly [name: string, abbreviation: string])[];

const clubs: Names = [
  ['Highlanders', 'HIGH'],
  ['Crusaders', 'CRUS'],
  ['NSW Waratahs', 'WARA'],
  ['Queensland Reds', 'REDS'],
  ['Fijian Drua', 'FDRU'],
  ['Moana Pasifika', 'MOPA'],
  ['Blues', 'BLUE'],
  ['Chiefs', 'CHIE'],
  ['Western Force', 'FORC'],
  ['ACT Brumbies', 'BRUM'],
  ['Hurricanes', 'HURR'],
];

const countries: Names = [
  ['Argentina', 'ARG'],
  ['Australia', 'AUS'],
  ['New Zealand', 'NZ'],
  ['South Africa', 'SA'],
];

const names: Readonly<Record<EditionId, Names>> = { srp: clubs, trc: countries };

/** The squads of an edition, ids from 1. */
export function squadsOf({ id }: Pick<Edition, 'id'>): readonly Squad[] {
  return names[id].map(([name, abbreviation], index) => ({
    id: index + 1,
    name,
    abbreviation,
    badge: abbreviation,
  }));
}

/** A scheduled match of two squads: Highlanders against Crusaders, unless `about` says otherwise. */
export function aFixture(about: Partial<Fixture> = {}, squads: readonly Squad[] = squadsOf(editions.srp)): Fixture {
  const home = squadOf(squads, about.homeSquadId ?? 1);
  const away = squadOf(squads, about.awaySquadId ?? 2);
  return {
    id: 1,
    status: 'scheduled',
    date: '2026-03-27T06:05:00.000Z',
    venueName: 'Forsyth Barr Stadium',
    homeSquadId: home.id,
    homeSquadName: home.name,
    homeSquadAbbr: home.abbreviation,
    awaySquadId: away.id,
    awaySquadName: away.name,
    awaySquadAbbr: away.abbreviation,
    homeScore: null,
    awayScore: null,
    ...about,
  };
}

/** A scheduled round with one match; it starts when its first match does. */
export function aRound(about: Partial<Round> = {}): Round {
  const fixtures = about.fixtures ?? [aFixture()];
  const startDate = fixtures.map(({ date }) => date).sort()[0] ?? '2026-03-27T06:05:00.000Z';
  const status = about.status ?? 'scheduled';
  return {
    id: 7,
    roundNumber: about.id ?? 7,
    roundStage: 'group',
    startDate,
    ...about,
    status,
    isLockedForUpdating: status === 'playing',
    fixtures,
  };
}

function squadOf(squads: readonly Squad[], id: number): Squad {
  return squads.find((squad) => squad.id === id) ?? { id, name: `Squad ${id}`, abbreviation: `S${id}`, badge: `S${id}` };
}
