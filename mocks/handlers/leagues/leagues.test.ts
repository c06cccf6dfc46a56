import { getDashboard } from '@rugby/domain/contract/dashboard';
import {
  createLeague,
  joinLeague,
  leaveLeague,
  showLeague,
  showLeagueByCode,
  updateLeague,
} from '@rugby/domain/contract/league/league';
import { deleteInvite, getInvites, getSentInvites, inviteToLeague } from '@rugby/domain/contract/league/leagueInvites';
import { getLeagueUsers, handOverLeague, removeLeagueUser } from '@rugby/domain/contract/league/leagueMembers';
import { getLeagues, getLeaguesToJoin } from '@rugby/domain/contract/league/leagues';
import { getLeagueRanking } from '@rugby/domain/contract/ranking';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codeOfLeague, leagueIds } from '../../builders/leagues.ts';
import { historicRound, newUser } from '../../scenarios/scenarios.ts';
import { clientOf } from '../../testing/clientOf.ts';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const { managed, member, scheduled, invited, open, closed } = leagueIds;
const at = (leagueId: number) => ({ params: { leagueId } });

describe('the leagues of a user', () => {
  it('are four, two of them public, with the automatic ones beside them [A-097, A-198]', async () => {
    const answer = await clientOf(network, historicRound()).send(getLeagues, { query: { privacy: 'public' } });
    expect(answer).toMatchObject({
      value: {
        counts: { all: 4, private: 2, public: 2 },
        automatic: [{ class: 'overall' }, { class: 'country', name: 'New Zealand' }],
      },
    });
    expect(answer.ok && answer.value.leagues.map(({ id }) => id)).toEqual([4, 3]);
  });
  it('have the rank of their ladder, and none before they start [A-127]', async () => {
    const api = clientOf(network, historicRound());
    const ladder = await api.send(getLeagueRanking, { ...at(member), query: {} });
    const shown = await api.send(showLeague, at(member));
    expect(shown.ok && ladder.ok && [shown.value.league.rank, shown.value.league.numRankedTeams]).toEqual(
      ladder.ok && [ladder.value.user?.rank, ladder.value.numTeams],
    );
    expect(await api.send(showLeague, at(scheduled))).toMatchObject({
      value: { league: { status: 'scheduled', rank: null, numRankedTeams: null } },
    });
    const listed = await api.send(getLeagues, { query: {} });
    const lines = new Map(listed.ok ? listed.value.leagues.map(({ id, ownRanks }) => [id, ownRanks]) : []);
    expect([lines.get(member), lines.get(scheduled)]).toEqual([ladder.ok && ladder.value.ownRanks, []]);
  });
  it('list their members, but the automatic ones have a ladder only [A-332]', async () => {
    const answer = await clientOf(network, historicRound()).send(getLeagueUsers, { ...at(leagueIds.country), query: {} });
    expect(answer).toMatchObject({ failure: { status: 422, errors: [{ code: 'automatic-league' }] } });
  });
  it('are found by part of the name, and those to join come in pages of twenty [A-098, A-100]', async () => {
    const api = clientOf(network, historicRound());
    expect(await api.send(getLeagues, { query: { search: 'harbour' } })).toMatchObject({ value: { leagues: [{ id: member }] } });
    const pages = await Promise.all([1, 2].map((page) => api.send(getLeaguesToJoin, { query: { page } })));
    expect(pages.map((page) => page.ok && [page.value.leagues.length, page.value.nextPage])).toEqual([
      [20, true],
      [5, false],
    ]);
  });
});

describe('joining and leaving', () => {
  it('moves a league from the joinable ones to the own, and back [A-232]', async () => {
    const api = clientOf(network, newUser());
    const code = codeOfLeague(open).toLowerCase();
    expect(await api.send(joinLeague, { params: { code } })).toMatchObject({
      value: { league: { id: open, isJoined: true, code } },
    });
    expect(await api.send(getDashboard, {})).toMatchObject({ value: { numLeagues: 1, numInvites: 2 } });
    await api.send(leaveLeague, at(open));
    expect(await api.send(getLeagues, { query: {} })).toMatchObject({ value: { leagues: [] } });
  });
  it('an invite is accepted with its code or declined [A-300]', async () => {
    const api = clientOf(network, newUser());
    const [first] = await invites(api);
    await api.send(joinLeague, { params: { code: first?.league.code ?? '' } });
    await api.send(deleteInvite, { ...at(leagueIds.invitedToPublic), body: {} });
    expect(await invites(api)).toEqual([]);
  });
  it('a private league is 404 without an invite, and its code opens it', async () => {
    const api = clientOf(network, historicRound());
    expect(await api.send(showLeague, at(closed))).toMatchObject({ failure: { status: 404 } });
    const params = { code: codeOfLeague(closed) };
    expect(await api.send(showLeagueByCode, { params })).toMatchObject({ value: { league: { name: 'Closed Shop' } } });
    expect(await api.send(showLeague, at(invited))).toMatchObject({ value: { league: { isInvited: true } } });
  });
});

describe('a league of the user', () => {
  it('is created, changed and handed over [A-323, A-324]', async () => {
    const api = clientOf(network, historicRound());
    const refused = await api.send(createLeague, { body: { name: 'ab', startId: 3, privacy: 'private' } });
    expect(refused).toMatchObject({ failure: { status: 422, errors: [{ field: 'name' }, { field: 'startId' }] } });
    const created = await api.send(createLeague, { body: { name: ' Ruck  it ', startId: 8, privacy: 'private' } });
    expect(created).toMatchObject({
      value: { league: { id: 104, name: 'Ruck it', isJoined: true, leagueManager: { userId: 1 } } },
    });
    expect(await api.send(updateLeague, { ...at(managed), body: { name: 'New', privacy: 'public' } })).toMatchObject({
      failure: { errors: [{ code: 'league-started' }] },
    });
    const [, heir] = await users(api, managed);
    expect(await api.send(handOverLeague, { ...at(managed), body: { userId: heir?.userId ?? 0 } })).toMatchObject({
      value: { league: { leagueManager: { userId: heir?.userId } } },
    });
    expect(await api.send(updateLeague, { ...at(managed), body: { name: 'New' } })).toMatchObject({ failure: { status: 403 } });
  });
  it('loses the members and the invites that its manager removes [A-330, A-329]', async () => {
    const api = clientOf(network, historicRound());
    const [, gone] = await users(api, managed);
    await api.send(removeLeagueUser, { params: { leagueId: managed, userId: gone?.userId ?? 0 } });
    expect((await users(api, managed)).map(({ userId }) => userId)).not.toContain(gone?.userId);
    await api.send(inviteToLeague, { ...at(managed), body: { invites: ['ana@example.org', { email: 'TEVITA@example.com' }] } });
    const sent = await api.send(getSentInvites, { ...at(managed), query: {} });
    expect(sent.ok && sent.value.invites.map(({ email }) => email)).toEqual(['ana@example.org', 'tevita@example.com']);
    await api.send(deleteInvite, { ...at(managed), body: { inviteId: 3 } });
    expect(await api.send(getSentInvites, { ...at(managed), query: {} })).toMatchObject({
      value: { invites: [{ email: 'ana@example.org' }] },
    });
  });
});

type Api = ReturnType<typeof clientOf>;

async function invites(api: Api) {
  const answer = await api.send(getInvites, { query: {} });
  return answer.ok ? answer.value.invites : [];
}

async function users(api: Api, leagueId: number) {
  const answer = await api.send(getLeagueUsers, { ...at(leagueId), query: {} });
  return answer.ok ? answer.value.users : [];
}
