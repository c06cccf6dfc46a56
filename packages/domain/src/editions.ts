import type { BoosterType } from './game/model/entities.ts';
import { createKit, type Kit, neutralKit } from './kits.ts';

export const editionIds = ['srp', 'trc'] as const;
export type EditionId = (typeof editionIds)[number];

/** Players from one squad: at most `max`, and at least `min` from each (0: no minimum). [G-313, G-314, G-315] */
export interface SquadRules {
  readonly max: number;
  readonly min: number;
}

/** Minutes that must be exceeded for one point and for two. [G-380, G-381] */
export interface MinuteThresholds {
  readonly one: number;
  readonly two: number;
}

export type RegistrationField =
  | 'email'
  | 'confirmEmail'
  | 'password'
  | 'confirmPassword'
  | 'firstName'
  | 'lastName'
  | 'displayName'
  | 'gender'
  | 'dob'
  | 'countryOfResidenceId'
  | 'supportedSquadId'
  | 'optIns'
  | 'terms';

/** `full`: every position of a team is filled. `published`: the players are published, and a user without a team sees them first. */
export type PoolsOccasion = 'full' | 'published';

/** The fields that one step of the registration asks for, in order. */
export type RegistrationStep = readonly RegistrationField[];

/** One edition of the game: everything that differs between the club competition and the championship. [G-001, G-002] */
export interface Edition {
  readonly id: EditionId;
  /** The edition to which header, menu and footer lead. */
  readonly otherId: EditionId;
  readonly brand: 'club' | 'championship';
  /** The drawing behind the title of the landing page. */
  readonly scene: 'club-night' | 'test-day';
  readonly title: string;
  readonly basePath: '' | '/rugby-championship';
  /** The competition's own site, for the footer. */
  readonly competitionSite: string;
  /** Whether the pages of the off-season are open before the launch. */
  readonly isOpenBeforeLaunch: boolean;
  /** Joined to game calls after `fantasy/` and to registration calls; empty in the club edition. [G-004, G-005] */
  readonly apiSuffix: '' | 'trc';
  readonly jsonPath: '/json' | '/json/trc';
  /** Marks in `user.playedGames` that an account plays this edition. */
  readonly playedGame: 'srp_fantasy' | 'trc_fantasy';
  /** Salary cap in whole dollars. [G-010] */
  readonly budget: number;
  readonly squad: SquadRules;
  /** What the words of the screen call a squad. */
  readonly squadWord: 'squad' | 'country';
  /** The field of an account for the squad that the user supports in this edition. */
  readonly supportedSquadField: 'supportedSquadId' | 'trcSupportedSquadId';
  readonly enabledBoosters: readonly BoosterType[];
  readonly boosterLabels: 'plain' | 'legacy';
  readonly maxBoostersPerRound: number;
  readonly limitlessAfterRound: 'revert' | 'keep';
  /** Which points a Super Kicker or Defensive King pays once more: those of its codes, or all. [G-379] */
  readonly statBoosters: 'subset' | 'whole';
  readonly revealRivals: 'always' | 'on-lock';
  /** The folder of this site with pictures of the players; null while the season has none. [G-164] */
  readonly playerImages: string | null;
  readonly registrationSteps: readonly RegistrationStep[];
  /** When the notice that the pools are complete is shown. [G-101] */
  readonly poolsNotice: readonly PoolsOccasion[];
  readonly minuteThresholds: MinuteThresholds;
  /** By squad abbreviation. */
  readonly kits: Readonly<Record<string, Kit>>;
  /** ISO 3166 alpha-2 by squad abbreviation; clubs have none. */
  readonly flags: Readonly<Record<string, string>>;
}

const shared = {
  budget: 100_000_000,
  enabledBoosters: ['TRIPLE_CAPTAIN', 'LIMITLESS', 'CO_CAPTAIN'],
  boosterLabels: 'plain',
  maxBoostersPerRound: 1,
  limitlessAfterRound: 'revert',
  statBoosters: 'subset',
  revealRivals: 'always',
  playerImages: null,
  registrationSteps: [
    ['email', 'confirmEmail', 'password', 'confirmPassword', 'firstName', 'lastName'],
    ['displayName', 'dob', 'gender', 'countryOfResidenceId', 'supportedSquadId', 'terms', 'optIns'],
  ],
  poolsNotice: ['published'],
  minuteThresholds: { one: 1, two: 61 },
} as const;

const white = '#FFFFFF';
const ink = '#0A1418';

/** Every edition by its id. */
export const editions: Readonly<Record<EditionId, Edition>> = {
  srp: {
    ...shared,
    id: 'srp',
    otherId: 'trc',
    brand: 'club',
    scene: 'club-night',
    title: 'Super Rugby Pacific Fantasy',
    basePath: '',
    competitionSite: 'https://super.rugby/superrugby/',
    isOpenBeforeLaunch: true,
    apiSuffix: '',
    jsonPath: '/json',
    playedGame: 'srp_fantasy',
    squad: { max: 4, min: 0 },
    squadWord: 'squad',
    supportedSquadField: 'supportedSquadId',
    kits: {
      BLUE: createKit('#1A55B0', '#0C2F6E', '#A9D2F7', 'plain', '#FFFFFF', null, white),
      CHIE: createKit('#1A1B20', '#CF2229', '#F7B718', 'hoops', '#FFFFFF', '#1A1B20', white),
      CRUS: createKit('#C41327', '#141417', '#F5F5F5', 'yoke', '#F5F5F5', null, white),
      HIGH: createKit('#14306A', '#F2B632', '#8C1D40', 'sash', '#FFFFFF', '#14306A', white),
      HURR: createKit('#FFC81A', '#151515', '#151515', 'plain', '#151515', null, ink),
      MOPA: createKit('#0E97A6', '#0D3A66', '#F4F1E6', 'halves', '#FFFFFF', '#0E97A6', ink),
      BRUM: createKit('#112B52', '#F2F5F8', '#C9A23A', 'yoke', '#C9A23A', null, white),
      FORC: createKit('#12305E', '#2E97E3', '#F2B01E', 'stripes', '#FFFFFF', '#12305E', white),
      REDS: createKit('#86193A', '#5E1028', '#F5EFE6', 'plain', '#F5EFE6', null, white),
      WARA: createKit('#8FCBF0', '#16325F', '#16325F', 'yoke', '#16325F', null, ink),
      FDRU: createKit('#F4F5F3', '#2FA9D0', '#15191D', 'sash', '#15191D', '#F4F5F3', ink),
    },
    flags: {},
  },
  trc: {
    ...shared,
    id: 'trc',
    otherId: 'srp',
    brand: 'championship',
    scene: 'test-day',
    title: 'Rugby Championship Fantasy',
    basePath: '/rugby-championship',
    competitionSite: 'https://super.rugby/therugbychampionship/',
    isOpenBeforeLaunch: false,
    apiSuffix: 'trc',
    jsonPath: '/json/trc',
    playedGame: 'trc_fantasy',
    squad: { max: 6, min: 3 },
    squadWord: 'country',
    supportedSquadField: 'trcSupportedSquadId',
    kits: {
      ARG: createKit('#79BCEB', '#FDFEFF', '#15356B', 'hoops', '#15356B', '#79BCEB', ink),
      AUS: createKit('#F5BB24', '#0F5B3C', '#0F5B3C', 'yoke', '#0F5B3C', null, ink),
      NZ: createKit('#17191C', '#2C3035', '#F4F4F4', 'plain', '#F4F4F4', null, white),
      SA: createKit('#0C6341', '#F2B632', '#F2B632', 'plain', '#FFFFFF', null, white),
    },
    flags: { ARG: 'AR', AUS: 'AU', NZ: 'NZ', SA: 'ZA' },
  },
};

/** The edition at the root of the site. Addresses that are the same in every edition are its own. */
export const rootEdition = editions.srp;

/**
 * The edition that a URL path belongs to: the one whose base path the path is or lies below, otherwise the edition at the root. Trailing
 * slashes do not matter. [G-003]
 */
export function editionOfPath(path: string): Edition {
  const isBelow = ({ basePath }: Edition) => basePath !== '' && (path === basePath || path.startsWith(`${basePath}/`));
  return Object.values(editions).find(isBelow) ?? rootEdition;
}

/** The edition with this brand; the one at the root when there is none. */
export function editionOfBrand(brand: unknown): Edition {
  return Object.values(editions).find((edition) => edition.brand === brand) ?? rootEdition;
}

/** The edition to which header, menu and footer of this one lead. */
export function otherEditionOf({ otherId }: Pick<Edition, 'otherId'>): Edition {
  return editions[otherId];
}

export function isEditionId(text: string): text is EditionId {
  return Object.hasOwn(editions, text);
}

/**
 * The kit of a squad. An abbreviation that the edition does not know gets a neutral kit. Its pattern follows from the squad's id, so that two
 * unknown squads look different.
 */
export function kitOf(edition: Edition, abbreviation: string, squadId: number): Kit {
  const known = Object.hasOwn(edition.kits, abbreviation) ? edition.kits[abbreviation] : undefined;
  return known ?? neutralKit(squadId);
}
