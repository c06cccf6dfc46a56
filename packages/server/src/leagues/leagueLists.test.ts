import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullSelection } from '../testing/aLineup.ts';
import { createLeagueHarness, type LeagueHarness, type LeagueApiUser } from './testing/createLeagueHarness.ts';

let harness: LeagueHarness;
let manager: LeagueApiUser;
let user: LeagueApiUser;
beforeAll(async () => {
  harness = await createLeagueHarness();
  [manager, user] = [await harness.signIn(), await harness.signIn()];
});
afterAll(() => harness.stop());

const success = async (answer: ReturnType<LeagueApiUser['get']>) => (await answer).json().success;
const read = (path: string) => success(user.get(path));

describe('a list comes in pages of twenty', () => {
  it('of the leagues to join [A-100, A-326]', async () => {
    const leagues = [];
    for (let index = 0; index < 21; index += 1)
      leagues.push(await manager.create({ name: `Tasman ${index}`, privacy: 'public' }));
    const first = await read('league/show-for-join?search=tasman');
    expect([first.leagues.length, first.nextPage, first.page]).toEqual([20, true, 1]);
    const second = await read('league/show-for-join?search=tasman&page=2');
    expect(second).toMatchObject({ leagues: [{ name: 'Tasman 20' }], nextPage: false, page: 2 });
    await user.post(`league/${leagues[0]?.code}/join`);
    const whole = await read('league/show-for-join?search=tasman');
    expect([whole.leagues.length, whole.nextPage]).toEqual([20, false]);
  });

  it('of members, in the order in which they joined [A-204, A-332]', async () => {
    const { id, code } = await manager.create({ privacy: 'public' });
    const members = await Promise.all(Array.from({ length: 20 }, () => harness.signIn()));
    for (const member of members) await member.post(`league/${code}/join`);
    const first = await read(`league/${id}/league-users`);
    expect([first.users.length, first.users[0].userId, first.nextPage, first.page]).toEqual([20, manager.id, true, 1]);
    const second = await read(`league/${id}/league-users?page=2`);
    expect(second).toMatchObject({ users: [{ userId: members.at(-1)?.id }], nextPage: false, page: 2 });
    await members.at(-1)?.post(`league/${id}/leave`);
    const whole = await read(`league/${id}/league-users`);
    expect([whole.users.length, whole.nextPage]).toEqual([20, false]);
  });

  it('of the invites to a league that wait, the newest first [A-205]', async () => {
    const { id } = await manager.create();
    const invites = Array.from({ length: 21 }, (_, index) => `user${index}@example.net`);
    await manager.post(`league/${id}/invite`, { invites: invites.slice(0, 20) });
    const whole = await success(manager.get(`league/${id}/invites`));
    expect([whole.invites.length, whole.nextPage]).toEqual([20, false]);
    await manager.post(`league/${id}/invite`, { invites: invites.slice(20) });
    const first = await success(manager.get(`league/${id}/invites`));
    expect([first.invites.length, first.invites[0].email, first.nextPage]).toEqual([20, 'user20@example.net', true]);
    const second = await success(manager.get(`league/${id}/invites?page=2`));
    expect(second).toMatchObject({ invites: [{ email: 'user0@example.net' }], nextPage: false, page: 2 });
  });

  it('of invites, the newest first [A-334]', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 21; index += 1) ids.push((await manager.create()).id);
    for (const id of ids) await manager.post(`league/${id}/invite`, { invites: [user.email] });
    const first = await read('leagues/invites');
    expect([first.invites.length, first.invites[0].league.id, first.nextPage, first.page]).toEqual([20, ids.at(-1), true, 1]);
    const second = await read('leagues/invites?page=2');
    expect(second).toMatchObject({ invites: [{ league: { id: ids[0] } }], nextPage: false, page: 2 });
    await user.post(`league/${second.invites[0].league.code}/join`);
    const whole = await read('leagues/invites');
    expect([whole.invites.length, whole.nextPage]).toEqual([20, false]);
  });
});

describe('the lists', () => {
  it('show the own leagues by privacy and search, newest first, in pages of twenty [A-097, A-098, A-333]', async () => {
    const user = await harness.signIn();
    for (let index = 0; index < 21; index += 1)
      await user.create({ name: `League ${index}`, privacy: index < 2 ? 'public' : 'private' });
    await user.create({ name: 'Ōtaki 100%' });
    const first = await success(user.get('leagues'));
    expect([first.leagues.length, first.nextPage, first.leagues[0].name]).toEqual([20, true, 'Ōtaki 100%']);
    expect(first.counts).toEqual({ all: 22, private: 20, public: 2 });
    const second = await success(user.get('leagues?page=2'));
    expect([second.leagues.length, second.nextPage, second.page]).toEqual([2, false, 2]);
    for (const [privacy, count] of [
      ['public', 2],
      ['private', 20],
    ] as const) {
      const { leagues, nextPage } = await success(user.get(`leagues?privacy=${privacy}`));
      expect(leagues.map((league: { privacy: string }) => league.privacy)).toEqual(Array(count).fill(privacy));
      expect(nextPage).toBe(false);
    }
    for (const search of ['OTAKI', '100%25', 'i 1'])
      expect((await success(user.get(`leagues?search=${search}`))).leagues).toHaveLength(1);
    expect((await success(user.get('leagues?search=%25'))).leagues).toHaveLength(1);
    expect((await success(user.get('leagues?search=_'))).leagues).toEqual([]);
    expect((await success(user.get('leagues?search=league 1'))).counts).toEqual({ all: 11, private: 10, public: 1 });
    expect((await user.get('leagues?privacy=secret')).statusCode).toBe(400);
    expect((await success(user.get('leagues?page=0&unknown=1'))).page).toBe(1);
  });
  it('to join hold public leagues of others, by name and by code, the largest first [A-100, A-326]', async () => {
    const [manager, user, third] = [await harness.signIn(), await harness.signIn(), await harness.signIn()];
    const small = await manager.create({ name: 'Pacific small', privacy: 'public' });
    const large = await manager.create({ name: 'Pacific large', privacy: 'public' });
    await manager.create({ name: 'Pacific hidden' });
    await third.post(`league/${large.code}/join`);
    const ids = async (search: string) =>
      (await success(user.get(`league/show-for-join?search=${search}`))).leagues.map(({ id }: { id: number }) => id);
    expect(await ids('pacific')).toEqual([large.id, small.id]);
    expect(await ids(String(small.code).toLowerCase())).toEqual([small.id]);
    await user.post(`league/${large.code}/join`);
    expect(await ids('pacific')).toEqual([small.id]);
  });
  it('find a league by its new name, and no longer by the one before [A-326]', async () => {
    const { id } = await manager.create({ name: 'Scrum machine', privacy: 'public' });
    await manager.post(`league/${id}`, { name: 'Rolling maul' });
    const idsOf = async (search: string) =>
      (await read(`league/show-for-join?search=${search}`)).leagues.map((league: { id: number }) => league.id);
    expect([await idsOf('rolling maul'), await idsOf('scrum machine')]).toEqual([[id], []]);
  });
  it('to join hold no automatic league, however large [A-326]', async () => {
    const users = [await harness.signIn({ countryOfResidenceId: 776 }), await harness.signIn({ countryOfResidenceId: 776 })];
    for (const { post } of users) await post('team/update', fullSelection);
    await manager.create({ name: 'Public', privacy: 'public' });
    expect((await success((users[0] ?? user).get('leagues'))).automatic).toContainEqual(expect.objectContaining({ numTeams: 2 }));
    const { leagues } = await read('league/show-for-join');
    expect(new Set(leagues.map((league: { class: string }) => league.class))).toEqual(new Set(['regular']));
  });
  it('to join and of invites lose a league that is joined, which the own leagues gain [A-232]', async () => {
    const [manager, user] = [await harness.signIn(), await harness.signIn()];
    const { id, code } = await manager.create({ name: 'Fringe 1', privacy: 'public' });
    await manager.post(`league/${id}/invite`, { invites: [user.email] });
    const lists = async () => {
      const { invites } = await success(user.get('leagues/invites'));
      const [toJoin, own] = [await success(user.get('league/show-for-join?search=fringe')), await success(user.get('leagues'))];
      return [toJoin.leagues, invites, own.leagues].map(({ length }) => length);
    };
    expect(await lists()).toEqual([1, 1, 0]);
    await user.post(`league/${code}/join`);
    expect(await lists()).toEqual([0, 0, 1]);
  });
  it('name the members in the order in which they joined [A-204, A-332]', async () => {
    const [manager, member] = [await harness.signIn(), await harness.signIn()];
    const { id, code } = await manager.create();
    await member.post(`league/${code}/join`);
    await member.post('team/update', fullSelection);
    expect(await success(member.get(`league/${id}/league-users`))).toEqual({
      users: [
        { userId: manager.id, displayName: manager.name, teamName: null, rank: null },
        { userId: member.id, displayName: member.name, teamName: member.name, rank: null },
      ],
      nextPage: false,
      page: 1,
    });
  });
});
