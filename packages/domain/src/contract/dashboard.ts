import { endpoint } from './endpoint.ts';
import { z } from './schema.ts';
import { integer, upTo } from './text.ts';

const summary = z.object({
  gameTime: z.iso.datetime().check(z.maxLength(40)),
  currentRoundId: z.nullable(integer),
  isPreSeason: z.boolean(),
  isTeamCreationDisabled: z.boolean(),
  isPractice: z.boolean(),
  team: z.nullable(z.object({ id: integer, name: upTo(200), isComplete: z.boolean(), startRoundId: z.nullable(integer) })),
  roundPoints: z.nullable(integer),
  totalPoints: z.nullable(integer),
  rank: z.nullable(integer),
  numLeagues: integer,
  numInvites: integer,
  /** Those of `numLeagues` that the user manages. */
  numManagedLeagues: z._default(integer, 0),
});

/** The state of an edition and of the signed-in user's team; signed out the team is null. */
export type Dashboard = z.output<typeof summary>;

/** GET dashboard; signed out the team is null. [G-345] */
export const getDashboard = endpoint({
  name: 'dashboard',
  method: 'GET',
  area: 'game',
  path: 'dashboard',
  request: z.object({}),
  success: summary,
});
