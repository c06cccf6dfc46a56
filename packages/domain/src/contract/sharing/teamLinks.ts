import type { LinkedTeam } from '../../game/model/linkedTeam.ts';
import { endpoint } from '../endpoint.ts';
import { z } from '../schema.ts';
import { wireTeamHistory } from '../team/teamHistory.ts';
import { decimal, integer, upTo, wholeNumber } from '../text.ts';

const code = upTo(64);

/** POST team/link { roundId }: makes a link by which everybody may see the user's team of a round; a repeat answers the same one. [B16] */
export const createTeamLink = endpoint({
  name: 'createTeamLink',
  method: 'POST',
  area: 'game',
  path: 'team/link',
  request: z.object({ body: z.object({ roundId: wholeNumber }) }),
  success: z.object({ code }),
});

/** GET team/link/{roundId}: the code of the user's link to their team of a round; null when it is not shared. */
export const showTeamLink = endpoint({
  name: 'teamLink',
  method: 'GET',
  area: 'game',
  path: 'team/link/:roundId',
  request: z.object({ params: z.object({ roundId: wholeNumber }) }),
  success: z.object({ code: z.nullable(code) }),
});

/** POST team/link/delete { roundId }: the link stops to work. A repeat changes nothing. */
export const deleteTeamLink = endpoint({
  name: 'deleteTeamLink',
  method: 'POST',
  area: 'game',
  path: 'team/link/delete',
  request: z.object({ body: z.object({ roundId: wholeNumber }) }),
  success: z.object({}),
});

const linkedTeam: z.ZodMiniType<LinkedTeam> = z.object({
  name: upTo(200),
  teamHistory: wireTeamHistory,
  roundRank: z.nullable(integer),
  roundTeams: z.nullable(integer),
  roundAverage: z.nullable(decimal),
});

/** GET team/by-link/{code}: the team that a link shares, without its hidden parts. Public; 404 for a link that was deleted. */
export const teamByLink = endpoint({
  name: 'teamByLink',
  method: 'GET',
  area: 'game',
  path: 'team/by-link/:code',
  request: z.object({ params: z.object({ code }) }),
  success: z.object({ linkedTeam }),
});
