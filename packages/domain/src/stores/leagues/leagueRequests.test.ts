import { beforeEach, expect, it } from 'vitest';
import type { RequestParts } from '../../contract/endpoint.ts';
import { wireLeague } from '../../contract/league/league.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import { JoinLeagueStore } from './JoinLeagueStore.ts';
import { LeagueStore } from './LeagueStore.ts';
import { MyLeaguesStore } from './MyLeaguesStore.ts';

const leagueId = 5;
const code = 'K7QTX4BD';
const manager = { userId: 1, displayName: 'Mere K', name: 'Mere K' };
const form = { name: 'Tackles', startId: 8, privacy: 'public' } as const;
const about = { ...form, id: leagueId, code, status: 'scheduled', leagueManager: manager };
const league = wireLeague.parse({ ...about, isJoined: false, numTeams: 7 });
const invite = { id: 9, league, invitedBy: null, sentAt: '2026-03-25T00:00:00.000Z' };

const page = { nextPage: true, page: 1 };
const pages = {
  leaguesToJoin: { leagues: [], ...page },
  leagueUsers: { users: [], ...page },
  invites: { invites: [], ...page },
  sentInvites: { invites: [], ...page },
  showLeague: { league },
} as const;
const changes = ['createLeague', 'joinLeague', 'leaveLeague', 'inviteToLeague', 'deleteInvite', 'removeLeagueUser'];
const lookUps = ['showLeagueByCode', ...Object.keys(pages)];

let sent: (readonly [name: string, request: RequestParts])[] = [];
const api = fakeApi(Object.fromEntries([...changes, ...lookUps].map((name) => [name, answerTo(name)])));
const timers = { after: () => () => {} };
const mine = () => new MyLeaguesStore(api, timers, () => {});
const toJoin = () => new JoinLeagueStore(api, timers, () => {});

beforeEach(() => {
  sent = [];
});

it.each([
  ['the leagues to join [A-326]', () => toJoin().leagues, ['leaguesToJoin', { query: { search: '', page: 2 } }]],
  ['the invites [A-334]', () => mine().invites, ['invites', { query: { page: 2 } }]],
  ['the members [A-332]', async () => (await opened()).members, ['leagueUsers', { params: { leagueId }, query: { page: 2 } }]],
] as const)('a further page is asked for by its number: %s', async (_, listOf, request) => {
  const list = await listOf();
  await list.load();
  await list.loadMore();
  expect(sent.at(-1)).toEqual(request);
});

it.each([
  ['a new league with its name, start round and privacy [A-323]', () => mine().create(form), 'createLeague', { body: form }],
  ['the code of the league that is looked for [A-335]', () => toJoin().open(code), 'showLeagueByCode', { params: { code } }],
  ['the code of the league that is joined [A-331]', () => toJoin().join(code), 'joinLeague', { params: { code } }],
  ['the code of an invite that is accepted [A-300]', () => mine().accept(invite), 'joinLeague', { params: { code } }],
  [
    'the league whose invite is declined [A-329]',
    () => mine().decline(invite),
    'deleteInvite',
    { params: { leagueId }, body: { leagueId } },
  ],
  ['the league that is left [A-327]', async () => (await opened()).leave(), 'leaveLeague', { params: { leagueId } }],
  [
    'the addresses that are invited [A-328]',
    async () => (await opened()).invite(['ana@example.org']),
    'inviteToLeague',
    { params: { leagueId }, body: { invites: ['ana@example.org'] } },
  ],
  [
    'the member who is removed [A-330]',
    async () => (await opened()).removeMember(2),
    'removeLeagueUser',
    { params: { leagueId, userId: 2 } },
  ],
] as const)('the server is sent what a call is about: %s', async (_, call, name, request) => {
  await call();
  expect(sent).toContainEqual([name, request]);
});

async function opened(): Promise<LeagueStore> {
  const store = new LeagueStore(api, timers, () => {});
  await store.open(leagueId);
  return store;
}

function answerTo(name: string): Answers[string] {
  const value = Object.entries(pages).find(([list]) => list === name)?.[1];
  return (request) => {
    sent.push([name, request]);
    return value === undefined ? { ok: false, failure: { kind: 'offline' } } : { ok: true, value };
  };
}
