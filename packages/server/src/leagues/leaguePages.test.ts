import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLeagueHarness, type LeagueHarness, type LeagueUser } from './testing/createLeagueHarness.ts';

let harness: LeagueHarness;
let manager: LeagueUser;
let user: LeagueUser;
beforeAll(async () => {
  harness = await createLeagueHarness();
  [manager, user] = [await harness.signIn(), await harness.signIn()];
});
afterAll(() => harness.stop());

const read = async (path: string) => (await user.get(path)).json().success;

describe('a list comes in pages of twenty', () => {
  it('of the leagues to join [A-100, A-326]', async () => {
    for (let index = 0; index < 21; index += 1) await manager.create({ name: `Tasman ${index}`, privacy: 'public' });
    const first = await read('league/show-for-join?search=tasman');
    expect([first.leagues.length, first.nextPage, first.page]).toEqual([20, true, 1]);
    const second = await read('league/show-for-join?search=tasman&page=2');
    expect(second).toMatchObject({ leagues: [{ name: 'Tasman 20' }], nextPage: false, page: 2 });
  });

  it('of members, in the order in which they joined [A-204, A-332]', async () => {
    const { id, code } = await manager.create({ privacy: 'public' });
    const members = await Promise.all(Array.from({ length: 20 }, () => harness.signIn()));
    for (const member of members) await member.post(`league/${code}/join`);
    const first = await read(`league/${id}/league-users`);
    expect([first.users.length, first.users[0].userId, first.nextPage, first.page]).toEqual([20, manager.id, true, 1]);
    const second = await read(`league/${id}/league-users?page=2`);
    expect(second).toMatchObject({ users: [{ userId: members.at(-1)?.id }], nextPage: false, page: 2 });
  });

  it('of invites, the newest first [A-334]', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 21; index += 1) ids.push((await manager.create()).id);
    for (const id of ids) await manager.post(`league/${id}/invite`, { invites: [user.email] });
    const first = await read('leagues/invites');
    expect([first.invites.length, first.invites[0].league.id, first.nextPage, first.page]).toEqual([20, ids.at(-1), true, 1]);
    const second = await read('leagues/invites?page=2');
    expect(second).toMatchObject({ invites: [{ league: { id: ids[0] } }], nextPage: false, page: 2 });
  });
});
