import type { EditionId } from '@rugby/domain/editions';
import type { Position } from '@rugby/domain/game/model/entities';

/** The lowest and the usual highest cost of players of a position, in dollars. */
type CostRange = readonly [least: number, most: number];

const STEP = 100_000;
const millions = 1_000_000;

/** The lowest and the highest cost in an edition. */
export const costLimits: Readonly<Record<EditionId, CostRange>> = {
  srp: [2.5 * millions, 12 * millions],
  trc: [3.5 * millions, 10 * millions],
};

/** In million dollars. Backs cost more than forwards, because they score more. */
const ranges: Readonly<Record<EditionId, Readonly<Record<Position, CostRange>>>> = {
  srp: {
    prop: [2.2, 6],
    hooker: [3, 8.2],
    lock: [2.3, 7],
    loose_forward: [2.8, 9],
    scrum_half: [2.4, 8.8],
    fly_half: [2.8, 12.6],
    centre: [3, 10.6],
    outside_back: [3.5, 11.6],
  },
  trc: {
    prop: [3.2, 5.8],
    hooker: [3.8, 8.2],
    lock: [3.3, 7],
    loose_forward: [3.7, 8.8],
    scrum_half: [3.6, 8.6],
    fly_half: [4.2, 11.2],
    centre: [4.2, 10.6],
    outside_back: [4.6, 10.8],
  },
};

/**
 * Returns the cost of a player in steps of 100,000 dollars. `ability` is from 0 to 1; the first choice of a squad has about 0.75.
 */
export function costOf(edition: EditionId, position: Position, ability: number): number {
  const [least, most] = ranges[edition][position];
  const [lowest, highest] = costLimits[edition];
  const cost = (least + (most - least) * ability ** 2) * millions;
  return Math.min(highest, Math.max(lowest, Math.round(cost / STEP) * STEP));
}
