import { editions } from '@rugby/domain/editions';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteAccount } from '../account/deleteAccount.ts';
import { storeCrowd } from '../rankings/testing/storeCrowd.ts';
import { fillRankings } from '../scoring/testing/fillRankings.ts';
import { MOST_RANKED_BY_REQUEST, storeLeagueRanks } from '../scoring/storeLeagueRanks.ts';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullSelection } from '../testing/aLineup.ts';

const edition = editions.srp.id;
/** With these and the manager, the league is just too large to be ranked by requests. */
const CROWD = MOST_RANKED_BY_REQUEST;
let harness: TeamHarness;
let manager: ApiTeamUser;
let user: ApiTeamUser;
let league: { readonly id: number; readonly code: string };

beforeAll(async () => {
  harness = await createTeamHarness();
  const { db } = harness;
  manager = await harness.signIn();
  user = await harness.signIn();
  for (const each of [manager, user]) await each.post('team/update', fullSelection);
  league = (await manager.post('league', { name: 'Thousands', startId: 1, privacy: 'public' })).json().success.league;
  await harness.start(1);
  await db.updateTable('teams').set({ name: 'model' }).where('userId', '=', manager.id).execute();
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '1min'`.execute(tx);
    await storeCrowd(tx, CROWD);
    await sql`
      insert into league_members (league_id, user_id) select ${league.id}::int, id from users where display_name like 'user %'
    `.execute(tx);
    await sql`update leagues set num_teams = ${CROWD}::int + 1 where id = ${league.id}`.execute(tx);
    await sql`update team_totals set points = 500 where team_id in (select id from teams where user_id = ${user.id})`.execute(tx);
  });
  await fillRankings(db, edition);
});
afterAll(() => harness.drop());
beforeEach(() => storeLeagueRanks(harness.db, edition, 1));

it('the league is just large enough to have stored ranks', async () => {
  const pages = await harness.db.selectFrom('leaguePages').select('firstPlace').where('leagueId', '=', league.id).execute();
  expect(pages.length).toBeGreaterThan(0);
  expect((await ladder(manager)).numTeams).toBe(MOST_RANKED_BY_REQUEST + 1);
});

const ladder = async (reader: ApiTeamUser, query = '') =>
  (await reader.get(`ranking/league/${league.id}?${query}`)).json().success;
const nameOf = async ({ id }: ApiTeamUser) =>
  (await harness.db.selectFrom('users').select('displayName').where('id', '=', id).executeTakeFirstOrThrow()).displayName;

it('a user who joins a league with stored ranks is in its ladder at once, and moves the others down [A-135, A-206]', async () => {
  const before = await ladder(manager);
  expect((await user.post(`league/${league.code}/join`)).statusCode).toBe(200);
  const after = await ladder(user);
  expect(after.numTeams).toBe(before.numTeams + 1);
  expect(after.user).toMatchObject({ userId: user.id, rank: 1, isTied: false });
  expect(after.rankings[0].userId).toBe(user.id);
  expect(after.ownRanks).toEqual([{ roundId: 1, rank: 1 }]);
  expect((await ladder(manager)).user.rank).toBe(before.user.rank + 1);
  expect((await ladder(manager, `search=${await nameOf(user)}`)).rankings).toHaveLength(1);
  expect((await user.get(`league/${league.id}`)).json().success.league).toMatchObject({ rank: 1, numTeams: before.numTeams + 1 });
});

it.each([
  ['leaves', () => user.post(`league/${league.id}/leave`)],
  ['is removed', () => manager.post(`league/${league.id}/user/${user.id}`)],
  [
    'deletes the account',
    () =>
      harness.db
        .transaction()
        .execute((tx) =>
          deleteAccount(tx, user.id, { words: createWords(catalog, locales[0]), publicUrl: 'http://fantasy.example' }),
        ),
  ],
] as const)(
  'a user who %s is in the ladder of a league with stored ranks no longer, and moves the others up [A-135]',
  async (_, go) => {
    await user.post(`league/${league.code}/join`);
    await storeLeagueRanks(harness.db, edition, 1);
    const before = await ladder(manager);
    expect(before.rankings[0].userId).toBe(user.id);
    await go();
    const after = await ladder(manager);
    expect(after.numTeams).toBe(before.numTeams - 1);
    expect(after.rankings[0]).toMatchObject({ userId: before.rankings[1].userId, rank: 1 });
    expect(after.user.rank).toBe(before.user.rank - 1);
    const last = await ladder(manager, `page=1&limit=20&sort=desc`);
    expect([...after.rankings, ...last.rankings].map(({ userId }: { userId: number }) => userId)).not.toContain(user.id);
  },
);

it('a very large league whose ranks are not stored is ranked by no request', async () => {
  const own = harness.db.updateTable('leagues').where('id', '=', league.id);
  const { numTeams } = await ladder(manager);
  await harness.db.deleteFrom('leaguePages').where('leagueId', '=', league.id).execute();
  await own.set({ numTeams: 20_001 }).execute();
  expect(await ladder(manager)).toMatchObject({ rankings: [], user: null, nextPage: false, roundId: 1 });
  await own.set({ numTeams }).execute();
});

it('until the ranks after a round that has just started are stored, a large league has those after the round before', async () => {
  await harness.finish(1);
  await harness.start(2);
  await storeLeagueRanks(harness.db, edition, 1);
  expect((await ladder(manager)).roundId).toBe(2);
  await harness.db.deleteFrom('leaguePages').where('roundId', '=', 2).execute();
  const ranked = await ladder(manager);
  const card = (await manager.get(`league/${league.id}`)).json().success.league;
  expect(card).toMatchObject({ rank: ranked.user.rank, prevRank: null });
  expect(ranked).toMatchObject({ roundId: 1, numTeams: MOST_RANKED_BY_REQUEST + 1 });
  expect(ranked).toEqual(await ladder(manager, 'round=1'));
});
