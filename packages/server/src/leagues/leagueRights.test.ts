import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { League } from '@rugby/domain/game/model/league';
import { recordProof } from '../proof/size.ts';
import { createLeagueHarness, type LeagueHarness, type LeagueApiUser } from './testing/createLeagueHarness.ts';

let harness: LeagueHarness;
beforeAll(async () => {
  harness = await createLeagueHarness();
});
afterAll(() => harness.stop());

const who = [
  'manager',
  'former manager',
  'member',
  'invited',
  'declined',
  'withdrawn',
  'removed',
  'left',
  'other',
  'signed out',
] as const;
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
  'former manager': member,
  member,
  invited,
  declined: other,
  withdrawn: other,
  removed: other,
  left: other,
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
  second = await harness.signIn();
  const without = { ...second, get: withoutSession(harness, 'GET'), post: withoutSession(harness, 'POST') };
  cast = {
    manager: await harness.signIn(),
    'former manager': await harness.signIn(),
    member: await harness.signIn(),
    invited: await harness.signIn(),
    declined: await harness.signIn(),
    withdrawn: await harness.signIn(),
    removed: await harness.signIn(),
    left: await harness.signIn(),
    other: await harness.signIn(),
    'signed out': without,
  };
});

/** A league of the cast in which a user has their role. */
async function aLeagueOfCast(privacy: 'private' | 'public', role: Role): Promise<League> {
  const { manager } = cast;
  const league = await manager.create({ privacy });
  await second.post(`league/${league.code}/join`);
  await takeRole[role](cast[role], league);
  return league;
}

const join = (user: LeagueApiUser, { code }: League) => user.post(`league/${code}/join`);
const invite = (user: LeagueApiUser, { id }: League) => cast.manager.post(`league/${id}/invite`, { invites: [user.email] });

/** How a user of the cast gets their role in a league. */
const takeRole: Readonly<Record<Role, (user: LeagueApiUser, league: League) => Promise<unknown>>> = {
  manager: async () => undefined,
  async 'former manager'(user, league) {
    await join(user, league);
    await cast.manager.post(`league/${league.id}/manager`, { userId: user.id });
    await user.post(`league/${league.id}/manager`, { userId: cast.manager.id });
  },
  member: join,
  invited: invite,
  async declined(user, league) {
    await invite(user, league);
    await user.post(`league/${league.id}/invite/delete`);
  },
  async withdrawn(user, league) {
    await invite(user, league);
    const [sent] = (await cast.manager.get(`league/${league.id}/invites`)).json().success.invites;
    await cast.manager.post(`league/${league.id}/invite/delete`, { inviteId: sent.id });
  },
  async removed(user, league) {
    await join(user, league);
    await cast.manager.post(`league/${league.id}/user/${user.id}`);
  },
  async left(user, league) {
    await join(user, league);
    await user.post(`league/${league.id}/leave`);
  },
  other: async () => undefined,
  'signed out': async () => undefined,
};

describe.each(['private', 'public'] as const)('a %s league', (privacy) => {
  it.for(calls)('$name answers every role as it may: R9 [A-297, A-298, A-300]', async (call, context) => {
    const found: Record<string, number> = {};
    for (const role of who.toReversed()) {
      const league = await aLeagueOfCast(privacy, role);
      found[role] = (await call.send(cast[role], league, second)).statusCode;
    }
    recordProof(context, `R9: ${call.name}, ${privacy} league: ${who.map((role) => `${role} ${found[role]}`).join(', ')}`);
    expect(found).toEqual(call[privacy]);
  });

  it('carries its code for those who may join or are members', async () => {
    const isShown: Record<string, boolean> = {};
    for (const role of who.filter((one) => one !== 'signed out')) {
      const { id, code } = await aLeagueOfCast(privacy, role);
      isShown[role] = (await cast[role].get(`league/${id}`)).json().success?.league.code === code;
    }
    const others = ['declined', 'withdrawn', 'removed', 'left', 'other'];
    expect(Object.keys(isShown).filter((role) => isShown[role] === false)).toEqual(privacy === 'public' ? [] : others);
  });
});

it('a scheduled league is changed by its manager, and by no other member [A-230]', async () => {
  const { id } = await aLeagueOfCast('public', 'member');
  const change = { name: 'New name', startId: 2, privacy: 'private' };
  expect((await cast.member.post(`league/${id}`, change)).statusCode).toBe(403);
  expect((await cast.manager.post(`league/${id}`, change)).json().success.league).toMatchObject(change);
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
  for (const call of calls.filter(({ name }) => name !== 'decline')) {
    const answer = await call.send(cast.manager, league, second);
    expect([call.name, answer.statusCode]).toEqual([call.name, 404]);
  }
  for (const path of [`ranking/league/${league.id}`, `team-history/review/league/${league.id}`])
    expect([path, (await cast.manager.get(path)).statusCode]).toEqual([path, 404]);
});

it('a league that is handed over mails its new manager; to its manager themselves it mails nothing [D53]', async () => {
  const { id } = await aLeagueOfCast('private', 'member');
  for (const { id: userId } of [cast.manager, cast.member])
    expect((await cast.manager.post(`league/${id}/manager`, { userId })).statusCode).toBe(200);
  const mails = harness.db.selectFrom('mails').select(['toAddress', 'subject', 'text']);
  expect(await mails.where('toAddress', 'in', [cast.manager.email, cast.member.email]).execute()).toEqual([
    {
      toAddress: cast.member.email,
      subject: 'You are now the Chairman of Thursday Night Tackles',
      text: expect.stringContaining(`http://fantasy.example/league/${id}/manage`),
    },
  ]);
});

function withoutSession({ app }: LeagueHarness, method: 'GET' | 'POST') {
  return (path: string, payload?: object) => app.inject({ method, url: `/api/en/fantasy/${path}`, ...(payload && { payload }) });
}
