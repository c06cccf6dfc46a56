import type { Edition } from '../../editions.ts';
import { type BoosterBehaviour, boosterBehaviours, captainMultiplier } from '../boosters/boosterBehaviours.ts';
import { type BoosterType, positions, type Position, type StatCode } from '../model/entities.ts';
import { countFor, scoringTable } from './scorePlayer.ts';

export type ScoringGroup = 'time' | 'attack' | 'kicking' | 'defence' | 'setPiece' | 'discipline';

/** The codes of the scoring table in the order and the groups in which people read them. */
export const scoringGroups: Readonly<Record<ScoringGroup, readonly StatCode[]>> = {
  time: ['MP'],
  attack: ['T', 'TA', 'LB', 'LC', 'TB', 'O', 'MG'],
  kicking: ['C', 'CM', 'PG', 'PGM', 'DG', 'DGM', 'K_50_22'],
  defence: ['TK', 'MT', 'TW', 'I'],
  setPiece: ['LT', 'LS', 'LE', 'SW'],
  discipline: ['PC', 'E', 'YC', 'RC'],
};

/** One line of the scoring table for people. `over` are the minutes that have to be exceeded. */
export type ScoringEntry = { readonly code: StatCode; readonly points: number } & (
  | { readonly kind: 'each' }
  | { readonly kind: 'metres'; readonly metres: number }
  | { readonly kind: 'minutes'; readonly over: number }
) & {
    /** The positions for which it counts; all of them unless it is an exception. */
    readonly positions: readonly Position[] | 'all';
  };

export interface ScoringSection {
  readonly group: ScoringGroup;
  readonly entries: readonly ScoringEntry[];
}

/**
 * The scoring table that the engine plays by, for people: every code in groups. With a position only what counts for it.
 * [G-091, G-380 to G-408]
 */
export function scoringGuide(
  { minuteThresholds }: Pick<Edition, 'minuteThresholds'>,
  position?: Position,
): readonly ScoringSection[] {
  const groups: readonly ScoringGroup[] = ['time', 'attack', 'kicking', 'defence', 'setPiece', 'discipline'];
  return groups.map((group) => ({
    group,
    entries: scoringGroups[group]
      .filter((code) => position === undefined || countsFor(position, code))
      .flatMap((code) => entriesOf(code, minuteThresholds)),
  }));
}

function entriesOf(code: StatCode, minutes: Edition['minuteThresholds']): readonly ScoringEntry[] {
  const rule = scoringTable[code];
  const counted = positions.filter((position) => countsFor(position, code));
  const about = { code, positions: counted.length === positions.length ? ('all' as const) : counted };
  switch (rule.kind) {
    case 'each':
    case 'scrum':
      return [{ ...about, kind: 'each', points: rule.points }];
    case 'metres':
      return [{ ...about, kind: 'metres', points: 1, metres: rule.metresPerPoint }];
    case 'minutes':
      return [
        { ...about, kind: 'minutes', points: rule.one, over: minutes.one },
        { ...about, kind: 'minutes', points: rule.two, over: minutes.two },
      ];
  }
}

function countsFor(position: Position, code: StatCode): boolean {
  return countFor(position, code, 1) !== 0;
}

/** What the captain or a booster does to points. `multiplier` is null where it changes no multiplier. */
export interface ScoringEffect {
  readonly booster: BoosterType | null;
  /** On whom it works; `captain` is the captain of the round. */
  readonly target: BoosterBehaviour['target'];
  readonly multiplier: number | null;
  /** The codes that pay once more: some, all, or none. */
  readonly paidCodes: readonly StatCode[] | 'all';
  readonly liftsBudget: boolean;
}

/** The captain and the edition's boosters as the engine counts them, for people. [G-014, G-376 to G-379] */
export function effectGuide({
  enabledBoosters,
  statBoosters,
}: Pick<Edition, 'enabledBoosters' | 'statBoosters'>): readonly ScoringEffect[] {
  const captain: ScoringEffect = {
    booster: null,
    target: 'captain',
    multiplier: captainMultiplier,
    paidCodes: [],
    liftsBudget: false,
  };
  return [
    captain,
    ...enabledBoosters.map((booster): ScoringEffect => {
      const { target, multiplier, paidCodes, liftsBudget } = boosterBehaviours[booster];
      return {
        booster,
        target,
        multiplier,
        paidCodes: paidCodes.length > 0 && statBoosters === 'whole' ? 'all' : paidCodes,
        liftsBudget,
      };
    }),
  ];
}
