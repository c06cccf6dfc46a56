import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InTransaction } from '../scoring/workInBlocks.ts';
import { clearSeason } from '../season/clearSeason.ts';
import { aSeason } from '../testing/aSeason.ts';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { drawContests } from './drawContests.ts';
import { readContest } from './readContest.ts';
import { leaveContests } from './switchContests.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await cloneDatabase();
  await aSeason(database.db);
});
afterEach(() => database.drop());

describe('the draw at the start of a round', () => {
  it('takes the hundred who joined first into head-to-head, and as many into a cup as the rounds allow [B22]', async () => {
    const [leagueId = 0] = await storeLeagues(1, 130);
    await draw();
    expect(await countEntries()).toEqual([
      { leagueId, kind: 'cup', entries: 4 },
      { leagueId, kind: 'head-to-head', entries: 100 },
    ]);
    const members = await database.db
      .selectFrom('leagueMembers')
      .select('userId')
      .where('leagueId', '=', leagueId)
      .orderBy('joinedOrder')
      .limit(100)
      .execute();
    expect(new Set(await entriesOf('head-to-head'))).toEqual(new Set(members.map(({ userId }) => userId)));
  });
  it('seeds a cup by the points of the ladder since the start round [B22]', async () => {
    const [leagueId = 0] = await storeLeagues(1, 5);
    const users = await entriesBefore(leagueId);
    await database.db.updateTable('leagues').set({ startRoundId: 2 }).where('id', '=', leagueId).execute();
    await addRound(3);
    await addRound(4);
    await storeFourTeams(users);
    await draw(3);
    expect(await entriesOf('cup')).toEqual([3, 0, 2, 1].map((index) => users[index]));
  });
  it('takes users whose team plays the round before users without a team into a cup of a league that starts with it [B22, D52]', async () => {
    const [leagueId = 0] = await storeLeagues(1, 12);
    const users = await entriesBefore(leagueId);
    await database.db.updateTable('leagues').set({ startRoundId: 3 }).where('id', '=', leagueId).execute();
    await addRound(3);
    await addRound(4);
    const playing = users.slice(8);
    await storeFourTeams(playing);
    await sql`
      insert into team_rounds (team_id, edition, round_id, lineup, captain_id, salary_cap, value)
      select id, edition, 3, lineup, captain_id, 100000000, 0 from teams
    `.execute(database.db);
    await draw(3);
    expect(new Set(await entriesOf('cup'))).toEqual(new Set(playing));
  });
  it('draws every league that waits, also more than one batch, and none a second time [B22]', async () => {
    await storeLeagues(450, 2);
    await draw();
    const before = await readDraws();
    expect(before).toHaveLength(450);
    expect(new Set(before.map(({ seed }) => seed)).size).toBeGreaterThan(440);
    await draw();
    await draw(2);
    expect(await readDraws()).toEqual(before);
  });
  it('waits for leagues with one member, and for those that start later', async () => {
    await storeLeagues(1, 1);
    const [later = 0] = await storeLeagues(1, 2);
    await database.db.updateTable('leagues').set({ startRoundId: 2 }).where('id', '=', later).execute();
    await draw();
    expect(await countEntries()).toEqual([]);
    await draw(2);
    expect(await countEntries()).toEqual([{ leagueId: later, kind: 'head-to-head', entries: 2 }]);
  });
  it('of an edition takes its leagues, rounds and teams alone [B22]', async () => {
    const { db } = database;
    await aSeason(db, 'trc');
    const [leagueId = 0, ofChampionship = 0] = await storeLeagues(2, 4);
    await storeFourTeams(await entriesBefore(leagueId));
    await sql`update leagues set edition = 'trc' where id = ${ofChampionship}`.execute(db);
    await sql`update contests set edition = 'trc' where league_id = ${ofChampionship}`.execute(db);
    await sql`
      insert into teams (edition, user_id, name, lineup, captain_id, start_round_id, is_complete, version, saved_at)
      select 'trc', user_id, 'Other', lineup, captain_id, start_round_id, is_complete, version, saved_at from teams
    `.execute(db);
    await draw();
    expect(await countEntries()).toEqual(['cup', 'head-to-head'].map((kind) => ({ leagueId, kind, entries: 4 })));
    const cup = await readContest(db, leagueId, 'cup');
    expect(cup?.entries.map(({ teamName }) => teamName)).toEqual(Array(4).fill('Team'));
  });
  it('happens again in the next season, without the users who have left', async () => {
    const [leagueId = 0] = await storeLeagues(1, 3);
    await draw();
    const [, gone = 0] = await entriesBefore(leagueId);
    await database.db.transaction().execute((tx) => leaveContests(tx, leagueId, gone));
    await database.db.deleteFrom('leagueMembers').where('userId', '=', gone).execute();
    await database.db.transaction().execute((tx) => clearSeason(tx, 'srp'));
    await database.db.deleteFrom('seasons').execute();
    await aSeason(database.db);
    await draw();
    const entries = await database.db.selectFrom('contestEntries').select(['userId', 'leftFrom']).execute();
    expect(entries).toHaveLength(2);
    expect(entries).not.toContainEqual({ userId: gone, leftFrom: null });
    expect(entries.every(({ leftFrom }) => leftFrom === null)).toBe(true);
  });
});

it('a user who leaves a league is marked once, there alone, from the round that is not complete, or after the last one [B22]', async () => {
  const { db } = database;
  await aSeason(db, 'trc');
  const [leagueId = 0, other = 0] = await storeLeagues(2, 3);
  await draw();
  const [first = 0, second = 0] = await entriesBefore(leagueId);
  await db.updateTable('contestEntries').set({ userId: first }).where('leagueId', '=', other).where('entry', '=', 1).execute();
  const leave = (userId: number) => db.transaction().execute((tx) => leaveContests(tx, leagueId, userId));
  const complete = (id: number) =>
    db.updateTable('rounds').set({ status: 'complete' }).where('edition', '=', 'srp').where('id', '=', id).execute();
  await complete(1);
  await leave(first);
  await complete(2);
  await leave(first);
  await leave(second);
  const left = await db
    .selectFrom('contestEntries')
    .select(['leagueId', 'userId', 'leftFrom'])
    .where('leftFrom', 'is not', null)
    .orderBy('leftFrom')
    .execute();
  expect(left).toEqual([
    { leagueId, userId: first, leftFrom: 2 },
    { leagueId, userId: second, leftFrom: 3 },
  ]);
});

async function draw(roundNumber = 1): Promise<void> {
  const inTransaction: InTransaction = (work) => database.db.transaction().execute(work);
  await drawContests(inTransaction, 'srp', { id: roundNumber, roundNumber });
}

/** Stores leagues with both contests that start in round 1, and returns their ids. The first member is the manager. */
async function storeLeagues(leagues: number, members: number): Promise<readonly number[]> {
  const { db } = database;
  return db.transaction().execute(async (tx) => {
    const users = await sql<{ id: number }>`
      insert into users (email, email_key, display_name, display_name_key, first_name, last_name, dob, gender, country_of_residence_id,
        opt_in_nzr, opt_in_rugby_au, opt_in_sa, played_games)
      select key, key, key, key, '', '', '1990-01-01', 'female', 554, false, false, false, '{}'
      from (select gen_random_uuid()::text as key from generate_series(1, ${leagues * members})) as keys
      returning id
    `.execute(tx);
    const ids: number[] = [];
    for (let index = 0; index < leagues; index += 1) {
      const own = users.rows.slice(index * members, (index + 1) * members).map(({ id }) => id);
      const about = { edition: 'srp', name: 'Tackles', nameKey: 'tackles', privacy: 'private', startRoundId: 1 } as const;
      const { id } = await tx
        .insertInto('leagues')
        .values({ ...about, code: `CODE${own[0]}`, managerId: own[0] ?? 0, numTeams: members })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('leagueMembers')
        .values(own.map((userId) => ({ leagueId: id, userId })))
        .execute();
      const contest = { leagueId: id, edition: 'srp', seed: null, firstRoundId: null } as const;
      await tx
        .insertInto('contests')
        .values([
          { ...contest, kind: 'head-to-head' },
          { ...contest, kind: 'cup' },
        ])
        .execute();
      ids.push(id);
    }
    return ids;
  });
}

/** Stores teams of the first four users with their points after rounds 1 and 2; the others have no team. */
async function storeFourTeams(userIds: readonly number[]): Promise<void> {
  const totals = [
    [500, 540],
    [90, 100],
    [0, 30],
    [10, 60],
  ] as const;
  for (const [index, [first, second]] of totals.entries()) {
    const { id: teamId } = await database.db
      .insertInto('teams')
      .values({
        edition: 'srp',
        userId: userIds[index] ?? 0,
        name: 'Team',
        lineup: Array.from({ length: 15 }, () => 0),
        captainId: null,
        startRoundId: 1,
        isComplete: false,
        version: 1,
        savedAt: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const total = { teamId, edition: 'srp', averageTenths: 0 } as const;
    await database.db
      .insertInto('teamTotals')
      .values([
        { ...total, roundId: 1, totalPoints: first, roundsPlayed: 1 },
        { ...total, roundId: 2, totalPoints: second, roundsPlayed: 2 },
      ])
      .execute();
  }
}

async function addRound(id: number): Promise<void> {
  const round = { edition: 'srp', id, roundNumber: id, roundStage: 'group', status: 'scheduled' } as const;
  await database.db
    .insertInto('rounds')
    .values({ ...round, startDate: new Date() })
    .execute();
}

async function entriesBefore(leagueId: number): Promise<readonly number[]> {
  const rows = await database.db
    .selectFrom('leagueMembers')
    .select('userId')
    .where('leagueId', '=', leagueId)
    .orderBy('joinedOrder')
    .execute();
  return rows.map(({ userId }) => userId);
}

async function entriesOf(kind: 'head-to-head' | 'cup'): Promise<readonly (number | null)[]> {
  const rows = await database.db
    .selectFrom('contestEntries')
    .select('userId')
    .where('kind', '=', kind)
    .orderBy('entry')
    .execute();
  return rows.map(({ userId }) => userId);
}

async function countEntries() {
  const rows = await database.db
    .selectFrom('contestEntries')
    .select(({ fn }) => ['leagueId', 'kind', fn.countAll<string>().as('entries')])
    .groupBy(['leagueId', 'kind'])
    .orderBy('leagueId')
    .orderBy('kind')
    .execute();
  return rows.map(({ entries, ...row }) => ({ ...row, entries: Number(entries) }));
}

function readDraws() {
  return database.db
    .selectFrom('contests')
    .innerJoin('contestEntries as entry', (join) =>
      join.onRef('entry.leagueId', '=', 'contests.leagueId').onRef('entry.kind', '=', 'contests.kind').on('entry.entry', '=', 1),
    )
    .select(['contests.leagueId', 'seed', 'firstRoundId', 'userId'])
    .orderBy('contests.leagueId')
    .execute();
}
