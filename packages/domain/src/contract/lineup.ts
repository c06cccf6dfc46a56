import type { Lineup, Position } from '../game/model/entities.ts';
import { z } from './schema.ts';

const ids = z.array(z.int().check(z.nonnegative()));

/** Fifteen ids by position on the wire; the number of entries by position is a rule of the game, not of the wire. [G-183, G-198] */
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

/** A captain's id; 0 and absence mean none. */
export const wireCaptain: z.ZodMiniType<number | null, number | null | undefined> = z.pipe(
  z.optional(z.nullable(z.int().check(z.nonnegative()))),
  z.transform((id) => (id === undefined || id === 0 ? null : id)),
);

/** Reads `lineupIDs` where other servers write so, and hands on `lineup`. [G-201] */
export function readEitherName(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('lineupIDs' in value)) return value;
  const { lineupIDs, ...rest } = value;
  return { lineup: lineupIDs, ...rest };
}
