import type { Player } from '../game/model/entities.ts';
import type { JsonFile } from './jsonFile.ts';
import { z } from './schema.ts';
import { wirePlayerStatus, wirePosition } from './spellings.ts';

const byRound = z.record(z.string(), z.number());

const stats = z.object({
  totalPoints: z._default(z.int(), 0),
  avgPoints: z._default(z.nullable(z.number()), null),
  lastRoundPoints: z._default(z.nullable(z.int()), null),
  positionRank: z._default(z.nullable(z.int()), null),
  nextFixture: z._default(z.nullable(z.int()), null),
  scores: z._default(byRound, {}),
});

const player: z.ZodMiniType<Player> = z.pipe(
  z.object({
    id: z.int(),
    feedId: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    squadId: z.int(),
    position: z.tuple([wirePosition], wirePosition),
    cost: z.int().check(z.positive()),
    status: z._default(wirePlayerStatus, 'uncertain'),
    isLocked: z._default(z.boolean(), false),
    selected: z._default(byRound, {}),
    stats: z.prefault(stats, {}),
  }),
  z.transform(({ position: [position], ...read }) => ({ ...read, position })),
);

/** The players of the season. The first entry of `position` counts. [G-151, G-349] */
export const playersFile: JsonFile<readonly Player[]> = { name: 'players', isShared: false, schema: z.array(player) };

/** A player as JSON. */
export function presentPlayer({ position, ...player }: Player): Record<string, unknown> {
  return { ...player, position: [position] };
}
