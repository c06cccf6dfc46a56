import { type Position, positions, type StatCode } from '@rugby/domain/game/model/entities';
import { mapValues } from 'es-toolkit';

/** The actions of a player, except those that score points on the scoreboard and scrums. */
export const workCodes = [
  ...(['TK', 'MT', 'TB', 'O', 'LB', 'LC', 'MG', 'TW', 'I'] as const),
  ...(['LT', 'LS', 'LE', 'PC', 'E', 'YC', 'RC', 'K_50_22'] as const),
] as const satisfies readonly StatCode[];
export type WorkCode = (typeof workCodes)[number];

/**
 * How often a player of a position does each action in 80 minutes, and the player's share of the squad's tries, assists and kicks
 * at goal.
 */
export type Rates = Readonly<Record<WorkCode | 'tries' | 'assists' | 'kicks', number>>;

// Rounded figures of professional rugby, from prop to outside back in the order of `positions`.
const rates: Readonly<Record<keyof Rates, readonly number[]>> = {
  TK: [12.3, 12.3, 12.2, 12.5, 7.2, 4.5, 7.8, 4.6],
  MT: [1.4, 1.5, 1.3, 1.35, 1.6, 1.35, 1.65, 1.15],
  TB: [0.5, 1.15, 0.6, 1.2, 1.2, 1.4, 1.75, 2.75],
  O: [0.2, 0.4, 0.22, 0.46, 0.5, 0.5, 0.66, 0.66],
  LB: [0.07, 0.24, 0.16, 0.26, 0.4, 0.4, 0.46, 1.12],
  LC: [0.06, 0.14, 0.12, 0.16, 0.85, 0.64, 0.44, 0.52],
  MG: [9, 21, 15, 25, 26, 26, 28, 56],
  TW: [0.25, 0.62, 0.3, 0.56, 0.34, 0.22, 0.46, 0.34],
  I: [0.01, 0, 0.03, 0.04, 0.08, 0.04, 0.08, 0.11],
  LT: [0.04, 11, 3.9, 1.3, 0.1, 0.16, 0.08, 0.15],
  LS: [0, 0.15, 0.44, 0.08, 0, 0, 0, 0],
  LE: [0, 1.7, 0, 0, 0, 0, 0, 0],
  PC: [1.2, 0.43, 0.75, 0.72, 0.24, 0.2, 0.42, 0.3],
  E: [0.25, 0.4, 0.7, 0.58, 0.58, 0.62, 0.66, 0.9],
  YC: [0.04, 0.03, 0.04, 0.04, 0.03, 0.01, 0.01, 0.02],
  RC: [0.003, 0.003, 0.003, 0.003, 0.003, 0.003, 0.003, 0.003],
  K_50_22: [0, 0, 0, 0, 0.02, 0.1, 0.03, 0.04],
  tries: [0.1, 0.31, 0.14, 0.28, 0.27, 0.15, 0.23, 0.47],
  assists: [0.02, 0.06, 0.07, 0.09, 0.6, 0.24, 0.2, 0.28],
  kicks: [0, 0, 0, 0, 0.12, 1.6, 0.08, 0.06],
};

/** The rates of each position. */
export const ratesOf: Readonly<Record<Position, Rates>> = {
  prop: ratesAt('prop'),
  hooker: ratesAt('hooker'),
  lock: ratesAt('lock'),
  loose_forward: ratesAt('loose_forward'),
  scrum_half: ratesAt('scrum_half'),
  fly_half: ratesAt('fly_half'),
  centre: ratesAt('centre'),
  outside_back: ratesAt('outside_back'),
};

/** Scrums that a side wins in 80 minutes, credited to the forwards on the field. */
export const scrumsWon = 3.7;
/** Penalty kicks that a side misses in a half. A try that is not converted has its own missed kick. */
export const penaltiesMissed = 0.06;
/** The share of tries with an assist, and the share with a linebreak of the scorer. */
export const triesFrom = { assist: 0.63, linebreak: 0.35 } as const;

function ratesAt(position: Position): Rates {
  return mapValues(rates, (byPosition) => byPosition[positions.indexOf(position)] ?? 0);
}
