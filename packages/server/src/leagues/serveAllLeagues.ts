import type { FastifyInstance } from 'fastify';
import { createRoutes, type RouteDeps } from '../http/routes/createRoutes.ts';
import { acceptOneClick } from '../mail/acceptOneClick.ts';
import { wayOutOfInvite } from '../mail/waysOut.ts';
import type { LeagueDeps } from './LeagueDeps.ts';
import { serveLeagueChanges } from './serveLeagueChanges.ts';
import { serveDeclineMailedInvite, serveLeagueInvites } from './serveLeagueInvites.ts';
import { serveLeagueMembers } from './serveLeagueMembers.ts';
import { serveLeagueContests } from './serveLeagueContests.ts';
import { serveLeagues } from './serveLeagues.ts';

/** Serves leagues, their members and their invites. */
export async function serveAllLeagues(app: FastifyInstance, routeDeps: RouteDeps, deps: LeagueDeps): Promise<void> {
  const routes = createRoutes(app, routeDeps);
  serveLeagues(routes, deps);
  serveLeagueChanges(routes, deps);
  serveLeagueMembers(routes, deps);
  serveLeagueContests(routes, deps);
  serveLeagueInvites(routes, deps);
  await app.register(async (oneClick) => {
    acceptOneClick(oneClick, wayOutOfInvite, routeDeps.words);
    serveDeclineMailedInvite(createRoutes(oneClick, routeDeps), deps);
  });
}
