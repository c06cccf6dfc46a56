import type { Lineup, Position } from '../../game/model/entities.ts';
import { z } from '../schema.ts';
import { listOf, natural } from '../text.ts';

/** More places than any position has, so that a lineup with too many players is still refused by the rules. */
const ids = listOf(natural, 15);

/** Player ids by position. The rules of the game check the number of ids, not the schema. [G-183, G-198] */
export const wireLineup: z.ZodMiniType<Lineup> = z.object({
  prop: ids,
  hooker: ids,
  lock: ids,
  loose_forward: ids,
  scrum_half: ids,
  fly_half: ids,
  centre: ids,
  outside_back: ids,
} satisfies Record<Position, typeof ids>);

/** A captain's id; 0 and absence mean no captain. */
export const wireCaptain: z.ZodMiniType<number | null, number | null | undefined> = z.pipe(
  z.optional(z.nullable(natural)),
  z.transform((id) => (id === undefined || id === 0 ? null : id)),
);

/** Reads `lineup` also from `lineupIDs`, as other servers name it. [G-201] */
export function readEitherName(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('lineupIDs' in value)) return value;
  const { lineupIDs, ...rest } = value;
  return { lineup: lineupIDs, ...rest };
}
