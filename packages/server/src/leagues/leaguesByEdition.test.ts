import type { League } from '@rugby/domain/game/model/league';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fullSelection } from '../testing/aLineup.ts';
import { aSeason } from '../testing/aSeason.ts';
import { aLeague, createLeagueHarness, type LeagueHarness, type LeagueApiUser } from './testing/createLeagueHarness.ts';

let harness: LeagueHarness;
let manager: LeagueApiUser;
let user: LeagueApiUser;
beforeAll(async () => {
  harness = await createLeagueHarness();
  await aSeason(harness.db, 'trc');
});
beforeEach(async () => {
  [manager, user] = [await harness.signIn(), await harness.signIn()];
});
afterAll(() => harness.stop());

const success = async (answer: ReturnType<LeagueApiUser['get']>) => (await answer).json().success;

describe.each([
  ['the clubs', '', 'trc/', ''],
  ['the championship', 'trc/', '', '/rugby-championship'],
])('a public league of %s', (_, here, there, basePath) => {
  let league: League;
  beforeEach(async () => {
    league = (await success(manager.post(`${here}league`, { ...aLeague, privacy: 'public' }))).league;
  });

  const statusesOf = async (path: string, payload?: object, as = manager) => {
    const send = (base: string) => (payload === undefined ? as.get(base + path) : as.post(base + path, payload));
    return [(await send(there)).statusCode, (await send(here)).statusCode];
  };

  it('is created in its edition, and shown and listed there alone [A-323, A-325, A-333]', async () => {
    expect(await statusesOf(`league/${league.id}`)).toEqual([404, 200]);
    expect((await success(manager.get(`${here}leagues`))).leagues).toMatchObject([{ id: league.id }]);
    expect((await success(manager.get(`${there}leagues`))).leagues).toEqual([]);
  });

  it('is counted on the dashboard of its edition alone, and so is an invite to it [G-345]', async () => {
    await manager.post(`${here}league/${league.id}/invite`, { invites: [user.email] });
    const countsOf = async (reader: LeagueApiUser, base: string) => {
      const { numLeagues, numManagedLeagues, numInvites } = await success(reader.get(`${base}dashboard`));
      return [numLeagues, numManagedLeagues, numInvites];
    };
    expect([await countsOf(manager, here), await countsOf(user, here)]).toEqual([[1, 1, 0], [0, 0, 1]]); // prettier-ignore
    for (const reader of [manager, user]) expect(await countsOf(reader, there)).toEqual([0, 0, 0]);
  });

  it('is changed and left in its edition alone [A-324, A-327]', async () => {
    expect(await statusesOf(`league/${league.id}`, { name: 'New name' })).toEqual([404, 200]);
    expect(await statusesOf(`league/${league.id}/leave`, {})).toEqual([404, 200]);
    expect((await success(manager.get(`${here}leagues`))).leagues).toEqual([]);
  });

  it('is offered, shown by its code and joined in its edition alone [A-326, A-331, A-335]', async () => {
    const offered = async (base: string) =>
      (await success(user.get(`${base}league/show-for-join?search=${league.code}`))).leagues.length;
    expect([await offered(there), await offered(here)]).toEqual([0, 1]);
    expect(await statusesOf(`league/show-by-code/${league.code}`, undefined, user)).toEqual([404, 200]);
    expect(await statusesOf(`league/${league.code}/join`, {}, user)).toEqual([404, 200]);
  });

  it('names its members and loses one in its edition alone [A-330, A-332]', async () => {
    await user.post(`${here}league/${league.code}/join`);
    expect(await statusesOf(`league/${league.id}/league-users`)).toEqual([404, 200]);
    await user.post(`${there}team/update`, { ...fullSelection, name: 'Elsewhere' });
    expect((await success(user.get(`${there}team/show-my`))).team.name).toBe('Elsewhere');
    const members = (await success(manager.get(`${here}league/${league.id}/league-users`))).users;
    expect(members).toMatchObject([{ userId: manager.id }, { userId: user.id, teamName: null }]);
    expect(await statusesOf(`league/${league.id}/user/${user.id}`, {})).toEqual([404, 200]);
    expect((await success(manager.get(`${here}league/${league.id}`))).league.numTeams).toBe(1);
  });

  it('invites by a mail of its edition, where the invite waits and is deleted [A-328, A-329, A-334]', async () => {
    expect(await statusesOf(`league/${league.id}/invite`, { invites: [user.email] })).toEqual([404, 200]);
    const mails = harness.db.selectFrom('mails').select(['text', 'unsubscribeUrl']).where('toAddress', '=', user.email);
    const { text, unsubscribeUrl } = await mails.executeTakeFirstOrThrow();
    expect(text).toContain('A public league of 1 team in');
    expect(text).toContain(`http://fantasy.example${basePath}/leagues/join/${league.code}`);
    expect(text).toContain(`http://fantasy.example${basePath}/leagues/decline?token=`);
    expect(unsubscribeUrl).toContain(`/fantasy/${here}league/invite/decline/`);
    const invites = async (base: string) => (await success(user.get(`${base}leagues/invites`))).invites.length;
    expect([await invites(there), await invites(here)]).toEqual([0, 1]);
    await user.post(`${there}league/${league.id}/invite/delete`, { leagueId: league.id });
    expect(await invites(here)).toBe(1);
    await user.post(`${here}league/${league.id}/invite/delete`, { leagueId: league.id });
    expect(await invites(here)).toBe(0);
  });
});
