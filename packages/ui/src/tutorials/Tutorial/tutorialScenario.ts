import { squadById } from '@rugby/domain/game/model/lookup';
import { kitOf, type Edition, type EditionId } from '@rugby/domain/editions';
import type { Player, Squad } from '@rugby/domain/game/model/entities';
import { slots, type Slot } from '@rugby/domain/game/model/positions';
import { playersById } from '@rugby/domain/game/model/world';
import type { Names } from '@rugby/domain/i18n/refusalWords';
import type { CardContent, CardFigure } from '../../game/PlayerCard/PlayerCard.tsx';
import type { PoolRowContent } from '../../game/PoolRow/PoolRow.tsx';

type Person = readonly [firstName: string, lastName: string, squad: string, millions: number, points: number];

/** The invented players of each edition's tutorial, by shirt number. */
const tutorialPlayers: Readonly<Record<EditionId, readonly Person[]>> = {
  srp: [
    ['Sefo', 'Tauvaga', 'MOPA', 4.8, 19],
    ['Ollie', 'Marsh', 'CRUS', 6.1, 23],
    ['Dan', 'Kerrigan', 'WARA', 5, 17],
    ['Hamish', 'Doyle', 'HIGH', 6, 21],
    ['Pita', 'Raukawa', 'CHIE', 6.4, 26],
    ['Isikeli', 'Vunibaka', 'FDRU', 6.2, 28],
    ['Jack', 'Lonergan', 'BRUM', 7, 31],
    ['Tane', 'Horomona', 'BLUE', 7.6, 34],
    ['Cam', 'Whitford', 'HURR', 7.2, 29],
    ['Ben', 'Ashdown', 'REDS', 8.4, 33],
    ['Manasa', 'Qalovi', 'FDRU', 8.9, 22],
    ['Nic', 'Sellars', 'FORC', 5.6, 18],
    ['Levi', 'Tamahori', 'BLUE', 6.9, 25],
    ['Josh', 'Pellow', 'MOPA', 7.1, 27],
    ['Will', 'Garnett', 'CHIE', 6.7, 24],
  ],
  trc: [
    ['Emilio', 'Zaratti', 'ARG', 4.9, 18],
    ['Kobus', 'Strydal', 'SA', 6.6, 24],
    ['Tom', 'Barrowby', 'AUS', 5.2, 16],
    ['Hendrik', 'Malanek', 'SA', 6.8, 25],
    ['Will', 'Cottesby', 'AUS', 5.9, 20],
    ['Ardie', 'Fonoti', 'NZ', 7.4, 30],
    ['Juan', 'Bertolini', 'ARG', 6.3, 27],
    ['Sipho', 'Ndaleni', 'SA', 7.1, 29],
    ['Fin', 'Hallorand', 'NZ', 6.9, 28],
    ['Mateo', 'Carrosa', 'ARG', 8.2, 32],
    ['Caleb', 'Toriano', 'NZ', 8.6, 22],
    ['Len', 'Ikatere', 'AUS', 6, 19],
    ['Damon', 'Esterveld', 'SA', 6.5, 23],
    ['Max', 'Jorgenby', 'AUS', 6.7, 26],
    ['Rafael', 'Mallinez', 'ARG', 5.8, 21],
  ],
};

const squadNames: Readonly<Record<string, string>> = {
  BLUE: 'Blues',
  BRUM: 'ACT Brumbies',
  CHIE: 'Chiefs',
  CRUS: 'Crusaders',
  FDRU: 'Fijian Drua',
  FORC: 'Western Force',
  HIGH: 'Highlanders',
  HURR: 'Hurricanes',
  MOPA: 'Moana Pasifika',
  REDS: 'Queensland Reds',
  WARA: 'NSW Waratahs',
  ARG: 'Argentina',
  AUS: 'Australia',
  NZ: 'New Zealand',
  SA: 'South Africa',
};

/** The tutorial player with a shirt number. */
export function personOf(edition: Edition, jersey: number): Player {
  const person = tutorialPlayers[edition.id][jersey - 1];
  if (person === undefined) throw new Error(`No tutorial player has the number ${jersey}.`);
  const [firstName, lastName, abbreviation, millions, points] = person;
  return {
    id: jersey,
    feedId: jersey,
    firstName,
    lastName,
    squadId: squadsOf(edition).find((squad) => squad.abbreviation === abbreviation)?.id ?? 0,
    position: slotOf(jersey).position,
    cost: Math.round(millions * 1_000_000),
    status: 'starting',
    isLocked: false,
    lockedBy: null,
    selected: {},
    stats: {
      totalPoints: points * 6,
      avgPoints: points,
      lastRoundPoints: points,
      positionRank: 1,
      nextFixture: null,
      scores: {},
    },
  };
}

/** The card of a tutorial player with the points of one round, and any overrides. */
export function cardOf(edition: Edition, jersey: number, about: Partial<CardContent> = {}): CardContent {
  const player = personOf(edition, jersey);
  const squad = squadById(player.squadId, { squads: squadsOf(edition) });
  const figure: CardFigure = { statistic: 'RoundPoints', value: player.stats.lastRoundPoints };
  return { player, squad, kit: kitOf(edition, squad.abbreviation, squad.id), figure, ...about };
}

/** The pool row of a tutorial player. */
export function rowOf(edition: Edition, jersey: number, state: PoolRowContent['state']): PoolRowContent {
  const player = personOf(edition, jersey);
  const { name, abbreviation, id } = squadById(player.squadId, { squads: squadsOf(edition) });
  const flag = edition.flags[abbreviation];
  const squad = { name, abbreviation, kit: kitOf(edition, abbreviation, id), ...(flag !== undefined && { flag }) };
  return { player, squad, value: player.stats.totalPoints, state };
}

/** The squads, players and fixtures that refusals in the tutorial name. */
export function scenarioNames(edition: Edition): Names {
  const players = playersById(slots.map(({ jersey }) => personOf(edition, jersey)));
  return { edition, players, squads: squadsOf(edition), rounds: [] };
}

/** The slot with a shirt number. */
export function slotOf(jersey: number): Slot {
  const slot = slots.find((candidate) => candidate.jersey === jersey);
  if (slot === undefined) throw new Error(`No slot has the number ${jersey}.`);
  return slot;
}

function squadsOf(edition: Edition): readonly Squad[] {
  return Object.keys(edition.kits).map((abbreviation, index) => ({
    id: index + 1,
    name: squadNames[abbreviation] ?? abbreviation,
    abbreviation,
    badge: abbreviation,
  }));
}
