import { type EditionId, editionIds } from '@rugby/domain/editions';
import type { League } from '@rugby/domain/game/model/league';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readApiCalls } from '../http/testing/apiCalls.ts';
import { recordProof } from '../proof/size.ts';
import { aSeason } from '../testing/aSeason.ts';
import { callsOf } from '../testing/callsOf.ts';
import { createLeagueHarness, type LeagueApiUser, type LeagueHarness } from './testing/createLeagueHarness.ts';

let harness: LeagueHarness;
beforeAll(async () => {
  harness = await createLeagueHarness();
  await aSeason(harness.db, 'trc');
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

/** A call about a league. */
interface Call {
  readonly method: 'get' | 'post';
  /** As the description of the API has it; `userId` is the second member's. */
  readonly path: string;
  /** `second` is a member who is not the caller. */
  readonly body?: (second: LeagueApiUser) => object;
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
  { method: 'get', path: 'league/{leagueId}', ...seen },
  { method: 'get', path: 'league/{leagueId}/league-users', ...seen },
  { method: 'get', path: 'league/{leagueId}/head-to-head', ...seen },
  { method: 'get', path: 'league/{leagueId}/cup', ...seen },
  { method: 'get', path: 'ranking/league/{leagueId}', ...seen },
  { method: 'get', path: 'team-history/review/league/{leagueId}', ...seen },
  { method: 'get', path: 'league/show-by-code/{code}', ...forAll },
  {
    method: 'get',
    path: 'league/shared/{code}',
    private: { ...forAll.private, 'signed out': 200 },
    public: { ...forAll.public, 'signed out': 200 },
  },
  { method: 'post', path: 'league/{code}/join', ...forAll },
  { method: 'post', path: 'league/{leagueId}', body: () => ({ name: 'New name' }), ...managed },
  { method: 'post', path: 'league/{leagueId}/code', ...managed },
  { method: 'get', path: 'league/{leagueId}/invites', ...managed },
  { method: 'post', path: 'league/{leagueId}/invite/delete', body: () => ({ inviteId: 1 }), ...managed },
  {
    method: 'post',
    path: 'league/{leagueId}/invite/again',
    body: () => ({ inviteId: 1 }),
    private: { ...managed.private, manager: 404 },
    public: { ...managed.public, manager: 404 },
  },
  // Without an invite, it declines the user's own.
  { method: 'post', path: 'league/{leagueId}/invite/delete', ...forAll },
  { method: 'post', path: 'league/{leagueId}/invite', body: () => ({ invites: ['ana@example.org'] }), ...forMembers },
  { method: 'post', path: 'league/{leagueId}/user/{userId}', ...managed },
  { method: 'post', path: 'league/{leagueId}/manager', body: ({ id }) => ({ userId: id }), ...managed },
  { method: 'post', path: 'league/{leagueId}/leave', ...forMembers },
  { method: 'post', path: 'league/{leagueId}/delete', ...managed },
];

function send({ method, path, body }: Call, user: LeagueApiUser, { id, code }: League) {
  const values: Readonly<Record<string, string | number>> = { leagueId: id, code: code ?? '', userId: second.id };
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return method === 'get' ? user.get(url) : user.post(url, body?.(second) ?? {});
}

function nameOf({ method, path, body }: Call): string {
  return `${method.toUpperCase()} ${path}${body === undefined ? '' : ` ${Object.keys(body(second)).join()}`}`;
}

let cast: Cast;
let second: LeagueApiUser;
async function signInCast(edition: EditionId): Promise<void> {
  const signIn = () => harness.signIn({ edition });
  second = await signIn();
  const without = { ...second, get: withoutSession(edition, 'GET'), post: withoutSession(edition, 'POST') };
  cast = {
    manager: await signIn(),
    'former manager': await signIn(),
    member: await signIn(),
    invited: await signIn(),
    declined: await signIn(),
    withdrawn: await signIn(),
    removed: await signIn(),
    left: await signIn(),
    other: await signIn(),
    'signed out': without,
  };
}

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

it.each(editionIds)('the calls of the matrix are all calls of %s about one league: R9', async (edition) => {
  const all = (await readApiCalls(harness.app)).filter(
    (call) => call.edition === edition && /league\b.*\{(?:leagueId|code)\}/.test(call.path),
  );
  const pathsOf = (some: readonly Pick<Call, 'method' | 'path'>[]) => [
    ...new Set(some.map(({ method, path }) => `${method} ${path}`)),
  ];
  expect(pathsOf(calls).toSorted()).toEqual(pathsOf(all).toSorted());
});

const leagues = editionIds.flatMap((edition) => (['private', 'public'] as const).map((privacy) => ({ edition, privacy })));

describe.each(leagues)('a $privacy league of $edition', ({ edition, privacy }) => {
  beforeEach(() => signInCast(edition));

  it.for(calls)('$method $path answers every role as it may: R9 [A-297, A-298, A-300]', async (call, context) => {
    const found: Record<string, number> = {};
    for (const role of who.toReversed()) {
      const league = await aLeagueOfCast(privacy, role);
      found[role] = (await send(call, cast[role], league)).statusCode;
    }
    const answers = who.map((role) => `${role} ${found[role]}`).join(', ');
    recordProof(context, `R9: ${edition} ${nameOf(call)}, ${privacy} league: ${answers}`);
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

describe('a league', () => {
  beforeEach(() => signInCast('srp'));

  it('a scheduled league is changed by its manager, and by no other member [A-230]', async () => {
    const { id } = await aLeagueOfCast('public', 'member');
    const change = { name: 'New name', startId: 2, privacy: 'private' };
    expect((await cast.member.post(`league/${id}`, change)).statusCode).toBe(403);
    expect((await cast.manager.post(`league/${id}`, change)).json().success.league).toMatchObject(change);
  });

  it('an automatic league is seen by all, changed by none and lists no members', async () => {
    const listsUsers = new Set(['league/{leagueId}/league-users', 'league/{leagueId}/invites']);
    const overall = (await cast.member.get('leagues')).json().success.automatic[0];
    expect((await cast.other.get(`league/${overall.id}`)).json().success.league).toMatchObject({ class: 'overall', code: null });
    for (const call of calls
      .filter(({ private: { other } }) => other === 404)
      .filter(({ method, path }) => method === 'post' || listsUsers.has(path))) {
      const answer = await send(call, cast.manager, overall);
      expect([nameOf(call), answer.statusCode, answer.json().errors[0]]).toMatchObject([
        nameOf(call),
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
    for (const call of calls.filter(({ path, body }) => path !== 'league/{leagueId}/invite/delete' || body !== undefined)) {
      const answer = await send(call, cast.manager, league);
      expect([nameOf(call), answer.statusCode]).toEqual([nameOf(call), 404]);
    }
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
});

function withoutSession(edition: EditionId, method: 'GET' | 'POST') {
  return (path: string, payload?: object) =>
    harness.app.inject({ method, url: `${callsOf[edition]}${path}`, ...(payload && { payload }) });
}
