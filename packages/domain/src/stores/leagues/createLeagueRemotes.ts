import type { Api } from '../../api/apiClient.ts';
import { mapOutcome } from '../../api/failure.ts';
import { showLeague } from '../../contract/league/league.ts';
import { getSentInvites } from '../../contract/league/leagueInvites.ts';
import { getLeagueUsers } from '../../contract/league/leagueMembers.ts';
import type { League, LeagueMember, SentInvite } from '../../game/model/league.ts';
import { PagedList } from '../remote/PagedList.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';

/** What the server knows of one league, its members and the invites that it has sent. Nothing is asked before it is loaded. */
export function createLeagueRemotes(api: Api, leagueId: number) {
  return {
    league: new RemoteValue<League>(async () =>
      mapOutcome(await api.send(showLeague, { params: { leagueId } }), ({ league }) => league),
    ),
    members: new PagedList<LeagueMember>(
      async (page) => {
        const outcome = await api.send(getLeagueUsers, { params: { leagueId }, query: { page } });
        return mapOutcome(outcome, ({ users: items, nextPage }) => ({ items, nextPage }));
      },
      ({ userId }) => userId,
    ),
    sentInvites: new PagedList<SentInvite>(
      async (page) => {
        const outcome = await api.send(getSentInvites, { params: { leagueId }, query: { page } });
        return mapOutcome(outcome, ({ invites: items, nextPage }) => ({ items, nextPage }));
      },
      ({ id }) => id,
    ),
  };
}
