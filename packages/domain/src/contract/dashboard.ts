import { endpoint } from './endpoint.ts';
import { z } from './schema.ts';

const summary = z.object({
  gameTime: z.iso.datetime(),
  currentRoundId: z.nullable(z.int()),
  isPreSeason: z.boolean(),
  isTeamCreationDisabled: z.boolean(),
  isPractice: z.boolean(),
  team: z.nullable(z.object({ id: z.int(), name: z.string(), isComplete: z.boolean(), startRoundId: z.nullable(z.int()) })),
  roundPoints: z.nullable(z.int()),
  totalPoints: z.nullable(z.int()),
  rank: z.nullable(z.int()),
  numLeagues: z.int(),
  numInvites: z.int(),
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
