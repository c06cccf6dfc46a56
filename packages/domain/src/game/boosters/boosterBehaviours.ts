import type { BoosterType, StatCode } from '../model/entities.ts';

/** How the card of the player marks that a booster works on the player. */
export type BoosterBadge = 'triple-captain' | 'co-captain' | 'booster';

/** Everything in which booster types differ. All rules, stores, screens and the server read it here. */
export interface BoosterBehaviour {
  /** The player on whom it works: the captain, a player whom the user chooses, or no player in particular. */
  readonly target: 'captain' | 'chosen-player' | 'none';
  /** Whether a chosen player may be the captain. A booster of the captain always may. */
  readonly suitsCaptain: boolean;
  /** How many times the target's points count; null leaves 2 for the captain and 1 for other players. */
  readonly multiplier: number | null;
  /** Codes whose points count once more for the target; empty for a booster that pays no extra points. */
  readonly paidCodes: readonly StatCode[];
  /** Whether the salary cap does not count in its round. */
  readonly liftsBudget: boolean;
  /** Whether choosing it opens transfer mode, whose transfers are sent together with it. Otherwise it needs a player or is applied at once. */
  readonly opensTransfers: boolean;
  /** Whether the selection from before it returns when it is reset, and after its round where the edition says so. */
  readonly restoresSelection: boolean;
  /** Whether the profile of a player offers to move it to that player. */
  readonly isReassignable: boolean;
  /** Null for a booster that works on no player in particular. */
  readonly badge: BoosterBadge | null;
}

const behaviours = {
  TRIPLE_CAPTAIN: {
    target: 'captain',
    suitsCaptain: true,
    multiplier: 3,
    paidCodes: [],
    liftsBudget: false,
    opensTransfers: false,
    restoresSelection: false,
    isReassignable: false,
    badge: 'triple-captain',
  },
  LIMITLESS: {
    target: 'none',
    suitsCaptain: true,
    multiplier: null,
    paidCodes: [],
    liftsBudget: true,
    opensTransfers: true,
    restoresSelection: true,
    isReassignable: false,
    badge: null,
  },
  CO_CAPTAIN: {
    target: 'chosen-player',
    suitsCaptain: false,
    multiplier: 2,
    paidCodes: [],
    liftsBudget: false,
    opensTransfers: false,
    restoresSelection: false,
    isReassignable: true,
    badge: 'co-captain',
  },
  SUPER_KICKER: {
    target: 'chosen-player',
    suitsCaptain: false,
    multiplier: null,
    paidCodes: ['C', 'CM', 'PG', 'PGM', 'DG', 'DGM'],
    liftsBudget: false,
    opensTransfers: false,
    restoresSelection: false,
    isReassignable: false,
    badge: 'booster',
  },
  DEFENSIVE_KING: {
    target: 'chosen-player',
    suitsCaptain: false,
    multiplier: null,
    paidCodes: ['TW', 'I', 'TK', 'MT', 'LS'],
    liftsBudget: false,
    opensTransfers: false,
    restoresSelection: false,
    isReassignable: false,
    badge: 'booster',
  },
} as const satisfies Readonly<Record<BoosterType, BoosterBehaviour>>;

/** How many times a captain's points count without a booster. [G-014] */
export const captainMultiplier = 2;

/** The behaviour of every booster type. [G-014, G-268, G-292, G-296, G-376 to G-379] */
export const boosterBehaviours: Readonly<Record<BoosterType, BoosterBehaviour>> = behaviours;

/** Booster types whose behaviour has this flag set. Their words have keys of their own, so a type that joins them needs those words. */
export type BoosterTypeWith<Flag extends 'restoresSelection' | 'isReassignable'> = {
  [Type in BoosterType]: (typeof behaviours)[Type][Flag] extends true ? Type : never;
}[BoosterType];

/** Whether the selection from before the booster returns when the booster is reset. */
export function restoresSelection(type: BoosterType): type is BoosterTypeWith<'restoresSelection'> {
  return boosterBehaviours[type].restoresSelection;
}

/** Whether the booster can be moved to another player from that player's profile. */
export function isReassignable(type: BoosterType): type is BoosterTypeWith<'isReassignable'> {
  return boosterBehaviours[type].isReassignable;
}

/** Whether the user has to choose a player for the booster. */
export function needsPlayer(type: BoosterType): boolean {
  return boosterBehaviours[type].target === 'chosen-player';
}

/** Whether choosing the booster opens transfer mode; false without a booster. */
export function opensTransfers(type: BoosterType | undefined): boolean {
  return type !== undefined && boosterBehaviours[type].opensTransfers;
}

/** Whether the booster pays extra points for stat codes. [G-378] */
export function paysExtraPoints(type: BoosterType): boolean {
  return boosterBehaviours[type].paidCodes.length > 0;
}
