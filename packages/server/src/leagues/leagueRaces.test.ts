import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAccount } from '../account/deleteAccount.ts';
import { createWords } from '@rugby/domain/i18n/createWords';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { createLeagueHarness, type LeagueHarness, type LeagueApiUser } from './testing/createLeagueHarness.ts';

const words = createWords(catalog, locales[0]);
const publicUrl = 'http://fantasy.example';

let harness: LeagueHarness;
let users: readonly LeagueApiUser[];
beforeAll(async () => {
  harness = await createLeagueHarness();
  users = await Promise.all(Array.from({ length: 12 }, () => harness.signIn()));
});
afterAll(() => harness.stop());

/** Leagues that do not count their members, or do not have one of them as their manager. */
async function unsoundLeagues(): Promise<readonly unknown[]> {
  const wrong = await sql`
    select id from leagues where class = 'regular' and (
      num_teams <> (select count(*) from league_members where league_id = leagues.id)
      or num_teams = 0
      or not exists (select from league_members where league_id = leagues.id and user_id = manager_id))
  `.execute(harness.db);
  return wrong.rows;
}

it('counts stay right while users join and leave at once', async () => {
  const [manager] = users;
  const league = await manager?.create();
  for (const _ of ['first', 'second', 'third']) {
    const answers = await Promise.all(
      users.flatMap((user) => [
        user.post(`league/${league?.code}/join`),
        user.post(`league/${league?.code}/join`),
        user.post(`league/${league?.id}/leave`),
      ]),
    );
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
    expect(await unsoundLeagues()).toEqual([]);
  }
});

it('everyone leaves at once, the manager too: the league closes', async () => {
  const [manager, ...others] = users;
  const league = await manager?.create({ privacy: 'public' });
  for (const user of others) await user.post(`league/${league?.code}/join`);
  const left = await Promise.all(users.map((user) => user.post(`league/${league?.id}/leave`)));
  expect(left.map(({ statusCode }) => statusCode)).toEqual(users.map(() => 200));
  expect((await manager?.get(`league/${league?.id}`))?.statusCode).toBe(404);
});

it('handing over to a member who leaves at the same time ends with a manager', async () => {
  const [manager, heir, third] = users;
  for (let round = 0; round < 8; round += 1) {
    const league = await manager?.create();
    for (const user of [heir, third]) await user?.post(`league/${league?.code}/join`);
    await Promise.all([
      manager?.post(`league/${league?.id}/manager`, { userId: heir?.id }),
      heir?.post(`league/${league?.id}/leave`),
      third?.post(`league/${league?.id}/leave`),
    ]);
    expect(await unsoundLeagues()).toEqual([]);
  }
});

it('deleting accounts at once hands their leagues over, closes empty ones and drops their invites [D53, A-312]', async () => {
  const [one, two, three] = [await harness.signIn(), await harness.signIn(), await harness.signIn()];
  const shared = [await one.create(), await two.create()];
  const alone = await one.create();
  for (const { id, code } of shared) {
    for (const user of [one, two, three]) await user.post(`league/${code}/join`);
    await three.post(`league/${id}/invite`, { invites: ['ana@example.org'] });
  }
  await three.post(`league/${shared[0]?.id}/invite`, { invites: [one.email] });
  await Promise.all(
    [one, two].map(({ id }) => harness.db.transaction().execute((tx) => deleteAccount(tx, id, { words, publicUrl }))),
  );
  expect(await unsoundLeagues()).toEqual([]);
  for (const { id } of shared)
    expect((await three.get(`league/${id}`)).json().success.league).toMatchObject({
      numTeams: 1,
      leagueManager: { userId: three.id },
    });
  expect(await harness.db.selectFrom('leagues').select('id').where('id', '=', alone.id).execute()).toEqual([]);
  const mails = await harness.db.selectFrom('mails').select('subject').where('toAddress', '=', three.email).execute();
  expect(mails.map(({ subject }) => subject)).toContain('You are now the Chairman of Thursday Night Tackles');
});

it('an account is deleted while its user joins and leaves a league', async () => {
  const manager = await harness.signIn();
  const league = await manager.create();
  for (let round = 0; round < 8; round += 1) {
    const user = await harness.signIn();
    await user.post(`league/${league.code}/join`);
    await Promise.all([
      user.post(`league/${league.code}/join`),
      user.post(`league/${league.id}/leave`),
      user.post(`league/${league.code}/join`),
      harness.db.transaction().execute((tx) => deleteAccount(tx, user.id, { words, publicUrl })),
    ]);
    expect(await unsoundLeagues()).toEqual([]);
  }
});

it('the database refuses to lose a manager whom nobody replaces', async () => {
  const user = await harness.signIn();
  const { id } = await user.create();
  await expect(harness.db.deleteFrom('leagueMembers').where('leagueId', '=', id).execute()).rejects.toThrow('manager_is_member');
  await expect(harness.db.deleteFrom('users').where('id', '=', user.id).execute()).rejects.toThrow('manager_is_member');
});
