import type { Player } from '../game/model/entities.ts';
import { longList } from './jsonFile.ts';
import { z } from './schema.ts';
import { decimal, integer, natural, recordOf, upTo } from './text.ts';
import { wireFirstPosition, wirePlayerStatus } from './spellings.ts';

const byRound = recordOf(decimal, 1000);

const stats = z.object({
  totalPoints: z._default(integer, 0),
  avgPoints: z._default(z.nullable(decimal), null),
  lastRoundPoints: z._default(z.nullable(integer), null),
  positionRank: z._default(z.nullable(integer), null),
  nextFixture: z._default(z.nullable(integer), null),
  scores: z._default(byRound, {}),
});

const player: z.ZodMiniType<Player> = z.object({
  id: integer,
  feedId: integer,
  firstName: upTo(100),
  lastName: upTo(100),
  squadId: integer,
  position: wireFirstPosition,
  cost: natural.check(z.positive()),
  status: z._default(wirePlayerStatus, 'uncertain'),
  isLocked: z._default(z.boolean(), false),
  lockedBy: z._default(z.nullable(integer), null),
  selected: z._default(byRound, {}),
  stats: z.prefault(stats, {}),
});

/** The greatest number of players of a season. */
export const mostPlayers = 5000;

/** The players of the season. The first entry of `position` counts. [G-151, G-349] */
export const playersFile = longList('players', player, mostPlayers);

/** A player as JSON. */
export function presentPlayer({ position, ...player }: Player): Record<string, unknown> {
  return { ...player, position: [position] };
}
