import { type Edition, editions } from '@rugby/domain/editions';
import type { Player } from '@rugby/domain/game/model/entities';
import { slots } from '@rugby/domain/game/model/positions';
import { squadsOf } from './season.ts';

/** A prop of the Blues who is likely to play, with points in six rounds. */
export function aPlayer(about: Partial<Player> = {}): Player {
  const id = about.id ?? 1;
  return {
    feedId: 70_000 + id,
    firstName: 'Sione',
    lastName: 'Talavou',
    squadId: 7,
    position: 'prop',
    cost: 5_200_000,
    status: 'starting',
    isLocked: false,
    lockedBy: null,
    selected: { 6: 12.4, 7: 13.1 },
    ...about,
    id,
    stats: {
      totalPoints: 133,
      avgPoints: 22.2,
      lastRoundPoints: 18,
      positionRank: 4,
      nextFixture: 71,
      scores: { 1: 24, 2: 31, 3: 12, 4: 28, 5: 20, 6: 18 },
      ...about.stats,
    },
  };
}

/** One player for each slot of the pitch, in the order of the slots. The id is the shirt number. */
export function fifteenOf(edition: Edition = editions.srp): readonly Player[] {
  const squads = squadsOf(edition);
  return slots.map(({ jersey, position }) => {
    const [firstName, lastName, abbreviation, price] = people[edition.id][jersey - 1] ?? ['Sam', 'Reserve', '', 4];
    const squadId = squads.find((squad) => squad.abbreviation === abbreviation)?.id ?? 0;
    return aPlayer({ id: jersey, firstName, lastName, squadId, position, cost: Math.round(price * 1_000_000) });
  });
}

type Person = readonly [firstName: string, lastName: string, squad: string, price: number];

/** By shirt number. */
const people: Readonly<Record<Edition['id'], readonly Person[]>> = {
  srp: [
    ['Sione', 'Talavou', 'BLUE', 5.2],
    ['Brodie', 'Corrigan', 'CRUS', 7.8],
    ['Mose', 'Fonomanu', 'BLUE', 4.6],
    ['Hugh', 'Ballantine', 'HIGH', 6.3],
    ['Tama', 'Hapeta', 'CHIE', 6.9],
    ['Josefa', 'Naivolo', 'FDRU', 6.1],
    ['Nikau', 'Rewiri', 'HURR', 8.2],
    ['Jed', 'Marsden', 'REDS', 7.4],
    ['Wiremu', 'Okeroa', 'WARA', 6.6],
    ['Lachlan', 'Strand', 'BRUM', 7.1],
    ['Waisea', 'Ravula', 'FDRU', 8.9],
    ['Viliami', 'Tuifua', 'BLUE', 5.9],
    ['Rory', 'Ashcombe', 'BLUE', 5.4],
    ['Semisi', 'Makavili', 'MOPA', 6.8],
    ['Cale', 'Whittaker', 'FORC', 6.2],
  ],
  trc: [
    ['Tomás', 'Ibarra', 'ARG', 5.1],
    ['Ruan', 'Liebenvelt', 'SA', 7.6],
    ['Angus', 'Tolliver', 'AUS', 5.4],
    ['Pieter', 'Voslander', 'SA', 7],
    ['Lautaro', 'Quirante', 'ARG', 5.8],
    ['Sam', 'Tamaire', 'NZ', 7.3],
    ['Harry', 'Brandt', 'AUS', 6.5],
    ['Eben', 'Roodman', 'SA', 7.2],
    ['Facundo', 'Ferrandez', 'ARG', 6],
    ['Reuben', 'Stonehill', 'NZ', 8.8],
    ['Nicolás', 'Salasar', 'ARG', 6.1],
    ['Damian', 'Kotzberg', 'SA', 6.4],
    ['Leon', 'Tavitani', 'NZ', 6.7],
    ['Kaleb', 'Mahanui', 'NZ', 7.7],
    ['Jack', 'Hargreaven', 'AUS', 5.9],
  ],
};
