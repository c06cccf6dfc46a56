import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { League } from '@rugby/domain/game/model/league';
import { recordProof } from '../proof/size.ts';
import { createLeagueHarness, type LeagueHarness, type LeagueApiUser } from './testing/createLeagueHarness.ts';

let harness: LeagueHarness;
beforeAll(async () => {
  harness = await createLeagueHarness();
});
afterAll(() => harness.stop());

const who = ['manager', 'member', 'invited', 'other', 'signed out'] as const;
type Role = (typeof who)[number];

type Cast = Readonly<Record<Role, LeagueApiUser>>;

/** The path and body of a call about a league; `second` is a member who is not the caller. */
interface Call {
  readonly name: string;
  readonly send: (user: LeagueApiUser, league: League, second: LeagueApiUser) => ReturnType<LeagueApiUser['get']>;
  /** The status for each role in a private and in a public league. */
  readonly private: Readonly<Record<Role, number>>;
  readonly public: Readonly<Record<Role, number>>;
}

const statuses = (manager: number, member: number, invited: number, other: number) => ({
  manager,
  member,
  invited,
  other,
  'signed out': 401,
});
const seen = { private: statuses(200, 200, 200, 404), public: statuses(200, 200, 200, 200) };
const managed = { private: statuses(200, 403, 403, 404), public: statuses(200, 403, 403, 403) };
const forMembers = { private: statuses(200, 200, 403, 404), public: statuses(200, 200, 403, 403) };
const forAll = { private: statuses(200, 200, 200, 200), public: statuses(200, 200, 200, 200) };

const calls: readonly Call[] = [
  { name: 'show', send: (user, { id }) => user.get(`league/${id}`), ...seen },
  { name: 'league-users', send: (user, { id }) => user.get(`league/${id}/league-users`), ...seen },
  { name: 'head-to-head', send: (user, { id }) => user.get(`league/${id}/head-to-head`), ...seen },
  { name: 'cup', send: (user, { id }) => user.get(`league/${id}/cup`), ...seen },
  { name: 'show-by-code', send: (user, { code }) => user.get(`league/show-by-code/${code}`), ...forAll },
  {
    name: 'shared',
    send: (user, { code }) => user.get(`league/shared/${code}`),
    private: { ...forAll.private, 'signed out': 200 },
    public: { ...forAll.public, 'signed out': 200 },
  },
  { name: 'join', send: (user, { code }) => user.post(`league/${code}/join`), ...forAll },
  { name: 'update', send: (user, { id }) => user.post(`league/${id}`, { name: 'New name' }), ...managed },
  { name: 'new code', send: (user, { id }) => user.post(`league/${id}/code`), ...managed },
  { name: 'sent invites', send: (user, { id }) => user.get(`league/${id}/invites`), ...managed },
  { name: 'delete an invite', send: (user, { id }) => user.post(`league/${id}/invite/delete`, { inviteId: 1 }), ...managed },
  {
    name: 'send an invite again',
    send: (user, { id }) => user.post(`league/${id}/invite/again`, { inviteId: 1 }),
    private: { ...managed.private, manager: 404 },
    public: { ...managed.public, manager: 404 },
  },
  { name: 'decline', send: (user, { id }) => user.post(`league/${id}/invite/delete`), ...forAll },
  { name: 'invite', send: (user, { id }) => user.post(`league/${id}/invite`, { invites: ['ana@example.org'] }), ...forMembers },
  { name: 'remove a user', send: (user, { id }, second) => user.post(`league/${id}/user/${second.id}`), ...managed },
  { name: 'hand over', send: (user, { id }, second) => user.post(`league/${id}/manager`, { userId: second.id }), ...managed },
  { name: 'leave', send: (user, { id }) => user.post(`league/${id}/leave`), ...forMembers },
  { name: 'delete', send: (user, { id }) => user.post(`league/${id}/delete`), ...managed },
];

let cast: Cast;
let second: LeagueApiUser;
beforeEach(async () => {
  const [manager, member, invited, other] = [
    await harness.signIn(),
    await harness.signIn(),
    await harness.signIn(),
    await harness.signIn(),
  ];
  second = await harness.signIn();
  const without = { ...other, get: withoutSession(harness, 'GET'), post: withoutSession(harness, 'POST') };
  cast = { manager, member, invited, other, 'signed out': without };
});

/** A league of the cast. */
async function aLeagueOfCast(privacy: 'private' | 'public'): Promise<League> {
  const league = await cast.manager.create({ privacy });
  for (const user of [cast.member, second]) await user.post(`league/${league.code}/join`);
  await cast.manager.post(`league/${league.id}/invite`, { invites: [cast.invited.email] });
  return league;
}

describe.each(['private', 'public'] as const)('a %s league', (privacy) => {
  it.for(calls)('$name answers every role as it may: R9 [A-297, A-298, A-300]', async (call, context) => {
    const found: Record<string, number> = {};
    for (const role of who.toReversed()) {
      const league = await aLeagueOfCast(privacy);
      found[role] = (await call.send(cast[role], league, second)).statusCode;
    }
    recordProof(context, `R9: ${call.name}, ${privacy} league: ${who.map((role) => `${role} ${found[role]}`).join(', ')}`);
    expect(found).toEqual(call[privacy]);
  });

  it('carries its code for those who may join or are members', async () => {
    const league = await aLeagueOfCast(privacy);
    const codes = await Promise.all(
      (['manager', 'member', 'invited', 'other'] as const).map(
        async (role) => (await cast[role].get(`league/${league.id}`)).json().success?.league.code,
      ),
    );
    expect(codes).toEqual([league.code, league.code, league.code, privacy === 'public' ? league.code : undefined]);
  });
});

it('an automatic league is seen by all, changed by none and lists no members', async () => {
  const overall = (await cast.member.get('leagues')).json().success.automatic[0];
  expect((await cast.other.get(`league/${overall.id}`)).json().success.league).toMatchObject({ class: 'overall', code: null });
  for (const call of calls
    .filter(({ private: { other } }) => other === 404)
    .filter(({ name }) => !['show', 'head-to-head', 'cup'].includes(name))) {
    const answer = await call.send(cast.manager, overall, second);
    expect([call.name, answer.statusCode, answer.json().errors[0]]).toMatchObject([
      call.name,
      422,
      { code: 'automatic-league', message: expect.stringContaining('its ladder lists them') },
    ]);
  }
});

it('a league of another edition does not exist', async () => {
  const league = await cast.manager.create();
  const other = await harness.db
    .updateTable('leagues')
    .set({ edition: 'trc' })
    .where('id', '=', league.id)
    .returning('id')
    .execute();
  expect(other).toHaveLength(1);
  expect((await cast.manager.get(`league/${league.id}`)).statusCode).toBe(404);
  expect((await cast.manager.post(`league/${league.code}/join`)).statusCode).toBe(404);
  expect((await cast.manager.post(`league/${league.id}`, { name: 'Mine' })).statusCode).toBe(404);
});

function withoutSession({ app }: LeagueHarness, method: 'GET' | 'POST') {
  return (path: string, payload?: object) => app.inject({ method, url: `/api/en/fantasy/${path}`, ...(payload && { payload }) });
}
