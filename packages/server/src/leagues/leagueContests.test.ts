import { setTimeout as sleep } from 'node:timers/promises';
import { editions } from '@rugby/domain/editions';
import type { Cup, HeadToHead } from '@rugby/domain/game/model/contest';
import type { League } from '@rugby/domain/game/model/league';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRound } from '../season/rounds/startRound.ts';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullLineup } from '../testing/aLineup.ts';
import { aSeason, minutesFromNow, playerAt } from '../testing/aSeason.ts';

/** Each user's captain: what the captain scores is what the teams differ in. */
const captains = [playerAt('hooker', 3), playerAt('prop', 1), playerAt('prop', 2), playerAt('lock', 4), playerAt('lock', 5)];
const week = 7 * 24 * 60;

let harness: TeamHarness;
let users: ApiTeamUser[];
let league: League;

/** The season of `aSeason` with a third round; `count` users with teams in a league with both contests, of which the first user is the manager. */
async function prepare(count: number): Promise<void> {
  users = [];
  for (const captainId of captains.slice(0, count)) {
    const user = await harness.signIn();
    expect((await user.post('team/update', { lineup: fullLineup, captainId })).statusCode).toBe(200);
    users.push(user);
  }
  const body = { name: 'Tackles', startId: 1, privacy: 'private', hasHeadToHead: true, hasCup: true };
  league = (await userAt(0).post('league', body)).json().success.league;
  for (const user of users.slice(1)) await user.post(`league/${league.code}/join`);
}

beforeEach(async () => {
  harness = await createTeamHarness(async ({ db }) => {
    const round = { edition: 'srp', id: 3, roundNumber: 3, roundStage: 'group', status: 'scheduled' } as const;
    await db
      .insertInto('rounds')
      .values({ ...round, startDate: minutesFromNow(60 + 2 * week) })
      .execute();
    const fixture = { edition: 'srp', id: 4, roundId: 3, homeSquadId: 1, awaySquadId: 3, status: 'scheduled' } as const;
    const date = minutesFromNow(60 + 2 * week);
    await db
      .insertInto('fixtures')
      .values({ ...fixture, date, venueName: 'Ground', homeScore: null, awayScore: null })
      .execute();
  });
});
afterEach(() => harness.drop());

describe('head-to-head', () => {
  it('is drawn once, at the kick-off of the start round, with a printed seed [B22]', async () => {
    await prepare(4);
    expect(await readHeadToHead()).toMatchObject({ state: 'waiting', firstRoundId: 1, seed: null, entries: [], ownEntry: null });
    expect(league).toMatchObject({ headToHead: 'waiting', cup: 'waiting' });
    await harness.start(1);
    const drawn = await readHeadToHead();
    expect(drawn).toMatchObject({ state: 'playing', roundIds: [1, 2, 3], roundId: 1, isProvisional: true });
    expect(drawn.seed).toMatch(/^[0-9A-F]{8}$/);
    expect(new Set(drawn.entries.map(({ userId }) => userId))).toEqual(new Set(users.map(({ id }) => id)));
    await harness.finish(1);
    await harness.start(2);
    const { seed, entries } = await readHeadToHead();
    expect({ seed, entries }).toEqual({ seed: drawn.seed, entries: drawn.entries });
    const late = await harness.signIn();
    await late.post(`league/${league.code}/join`);
    expect((await readHeadToHead(late)).ownEntry).toBeNull();
  });
  it('follows live points, and corrections of complete rounds [B22]', async () => {
    await prepare(4);
    await harness.start(1);
    await harness.stats(1, 2, { [captainOf(0)]: { T: 3 } });
    expect((await readHeadToHead()).table[0]).toMatchObject({ entry: await entryOf(0), won: 1, tablePoints: 2, form: ['won'] });
    const own = (await readHeadToHead()).meetings.flatMap(({ home, away }) => [home, away]);
    const score = own.find((side) => side !== null && side.playersToPlay !== null);
    expect(score).toMatchObject({ playersToPlay: expect.any(Number), playersInPlay: expect.any(Number) });
    await harness.finish(1);
    await harness.stats(1, 2, { [captainOf(3)]: { T: 5 } });
    const { table, meetings } = await readHeadToHead();
    expect(table[0]).toMatchObject({ entry: await entryOf(3), won: 1, pointsFor: await roundPointsOf(3) });
    const points = meetings.flatMap(({ home, away }) => [home.points, away?.points]);
    expect(points).toHaveLength(4);
    expect(points).toEqual(expect.arrayContaining(await Promise.all([0, 1, 2, 3].map(roundPointsOf))));
  });
  it('lets one of an odd number play the rounded average [B22]', async () => {
    await prepare(3);
    await harness.start(1);
    await harness.stats(1, 1, { [captainOf(1)]: { T: 2 }, [captainOf(2)]: { T: 1 } });
    const { meetings } = await readHeadToHead();
    const points = await Promise.all([0, 1, 2].map(roundPointsOf));
    const average = Math.round(points.reduce((sum, some) => sum + some, 0) / 3);
    expect(meetings.filter(({ away }) => away === null)).toMatchObject([{ average }]);
    expect((await readHeadToHead(userAt(0), 2)).meetings[0]).toMatchObject({ result: null, home: { points: null } });
  });
  it('lets who leaves lose from then on, and keeps the results before [B22]', async () => {
    await prepare(4);
    await harness.start(1);
    await harness.stats(1, 2, { [captainOf(3)]: { T: 3 } });
    await harness.finish(1);
    const entry = await entryOf(3);
    await userAt(3).post(`league/${league.id}/leave`);
    await harness.start(2);
    const { entries, table, meetings } = await readHeadToHead();
    expect(entries[entry - 1]).toMatchObject({ hasLeft: true, userId: userAt(3).id });
    expect(table.find((row) => row.entry === entry)).toMatchObject({ won: 1, lost: 1, form: ['won', 'lost'] });
    const meeting = meetings.find(({ home, away }) => home.entry === entry || away?.entry === entry);
    expect(meeting?.result).toBe(meeting?.home.entry === entry ? 'lost' : 'won');
  });
  it('marks a member who leaves while the draw is being stored [B22]', async () => {
    await prepare(4);
    const leaving = await new Promise<{ readonly answer: ReturnType<ApiTeamUser['post']> }>((resolve, reject) => {
      const starting = harness.db.transaction().execute(async (tx) => {
        await startRound(tx, editions.srp, 1, { mayMoveClock: true });
        resolve({ answer: userAt(3).post(`league/${league.id}/leave`) });
        await sleep(300);
      });
      starting.catch(reject);
    });
    expect((await leaving.answer).statusCode).toBe(200);
    const entries = await harness.db.selectFrom('contestEntries').select(['userId', 'leftFrom']).execute();
    expect(entries.filter(({ leftFrom }) => leftFrom !== null)).toEqual([{ userId: userAt(3).id, leftFrom: 1 }]);
  });
  it('keeps the points of a deleted account without its name [B22]', async () => {
    await prepare(4);
    await harness.start(1);
    await harness.stats(1, 2, { [captainOf(3)]: { T: 3 } });
    await harness.finish(1);
    const entry = await entryOf(3);
    const name = (await readHeadToHead()).entries[entry - 1]?.displayName;
    await harness.db.updateTable('sessions').set({ createdAt: new Date() }).where('userId', '=', userAt(3).id).execute();
    const { headers } = userAt(3);
    const url = '/api/en/user/deactivate-account';
    expect((await harness.app.inject({ method: 'POST', url, payload: {}, headers: { ...headers } })).statusCode).toBe(200);
    const { entries, table } = await readHeadToHead();
    expect(entries[entry - 1]).toMatchObject({ hasLeft: true });
    expect(entries[entry - 1]?.displayName).not.toBe(name);
    expect(table.find((row) => row.entry === entry)).toMatchObject({ won: 1, rank: 1 });
  });
});

describe('a cup', () => {
  it('takes the last rounds, seeded by the ladder before them, and ends with a champion [B22]', async () => {
    await prepare(4);
    await harness.start(1);
    expect(await readCup()).toMatchObject({ state: 'waiting', firstRoundId: 2, stages: [] });
    await harness.stats(1, 1, { [captainOf(1)]: { T: 2 }, [captainOf(2)]: { T: 3 } });
    await harness.stats(1, 2, { [captainOf(0)]: { T: 1 } });
    await harness.finish(1);
    await harness.start(2);
    const drawn = await readCup();
    expect(drawn.entries.map(({ userId }) => userId)).toEqual([2, 1, 0, 3].map((index) => userAt(index).id));
    expect(drawn.stages.map(({ ties }) => ties.map(({ home, away }) => [home?.entry, away?.entry]))).toEqual([
      [
        [1, 4],
        [2, 3],
      ],
      [[undefined, undefined]],
    ]);
    await harness.stats(2, 3, { [captainOf(0)]: { T: 4 } });
    expect((await readCup()).stages[0]?.ties[1]).toMatchObject({
      status: 'playing',
      leader: 3,
      winner: null,
      decidedBy: 'points',
    });
    await harness.finish(2);
    const semiFinals = (await readCup()).stages[0]?.ties ?? [];
    expect(semiFinals.map(({ winner, decidedBy }) => [winner, decidedBy])).toEqual([
      [1, 'overall-rank'],
      [3, 'points'],
    ]);
    await harness.start(3);
    await harness.stats(3, 4, { [captainOf(0)]: { T: 1 } });
    await harness.finish(3);
    expect(await readCup()).toMatchObject({ state: 'finished', champion: 3, isProvisional: expect.any(Boolean) });
  });
  it('is decided by the captain when the points are level [B22]', async () => {
    await prepare(4);
    await playTo(2);
    const [first] = (await readCup()).stages[0]?.ties ?? [];
    const [home = 0, away = 0] = [first?.home?.entry, first?.away?.entry];
    const ids = await userIdsOf([home, away]);
    await harness.db
      .updateTable('teamTotals')
      .set({ points: 70 })
      .where('roundId', '=', 2)
      .where('teamId', 'in', (eb) => eb.selectFrom('teams').select('id').where('userId', 'in', ids))
      .execute();
    const underdog = users.findIndex(({ id }) => id === ids[1]);
    await aSeason(harness.db, 'trc');
    const record = { fixtureId: 3, roundId: 2, playerId: captainOf(underdog), line: '{}' };
    const records = [{ ...record, edition: 'srp', points: 9 } as const, { ...record, edition: 'trc', points: 40 } as const];
    await harness.db.insertInto('statRecords').values(records).execute();
    const tie = (await readCup()).stages[0]?.ties[0];
    expect(tie).toMatchObject({ leader: away, decidedBy: 'captain-points', away: { points: 70, captainPoints: 18 } });
  });
  it('survives a user who leaves: the opponent goes through [B22]', async () => {
    await prepare(4);
    await playTo(2);
    const [userId = 0] = await userIdsOf([1]);
    const leaver = users.find(({ id }) => id === userId);
    await leaver?.post(`league/${league.id}/leave`);
    const reader = users.find(({ id }) => id !== userId) ?? userAt(0);
    expect((await readCup(reader)).stages[0]?.ties[0]).toMatchObject({ status: 'complete', winner: 4, decidedBy: 'departure' });
    await harness.finish(2);
    await harness.start(3);
    expect((await readCup(reader)).stages[1]?.ties[0]?.home).toMatchObject({ entry: 4 });
  });
  it('is not held with three members, and goes with its league [B22]', async () => {
    await prepare(3);
    await playTo(3);
    expect(await readCup()).toMatchObject({ state: 'not-held', firstRoundId: null });
    expect((await userAt(0).post(`league/${league.id}/delete`)).statusCode).toBe(200);
    expect(await harness.db.selectFrom('contests').select('kind').execute()).toEqual([]);
    expect(await harness.db.selectFrom('contestEntries').select('entry').execute()).toEqual([]);
  });
});

describe('the choice of contests', () => {
  it('is refused for a cup in the last round, and to end what has been drawn [B22]', async () => {
    await prepare(2);
    const body = { name: 'Late', startId: 3, privacy: 'private', hasCup: true };
    const late = await userAt(0).post('league', body);
    expect([late.statusCode, late.json().errors]).toMatchObject([
      422,
      [{ code: 'contest-too-late', data: { contest: 'cup', least: 2 } }],
    ]);
    await harness.start(1);
    const off = await userAt(0).post(`league/${league.id}`, { name: 'Tackles', hasHeadToHead: false });
    expect([off.statusCode, off.json().errors]).toMatchObject([422, [{ code: 'contest-drawn' }]]);
  });
  it('is refused when it is no choice, as is a round that the season does not have', async () => {
    await prepare(2);
    const answers = [
      await userAt(0).post('league', { name: 'Odd', startId: 1, privacy: 'private', hasCup: 'perhaps' }),
      await userAt(0).get(`league/${league.id}/head-to-head?round=first`),
      await userAt(0).get(`league/${league.id}/head-to-head?round=99`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 404]);
  });
  it('may be made after the league has started: the next round begins it [B22]', async () => {
    await prepare(2);
    const classic = (await userAt(0).post('league', { name: 'Classic', startId: 1, privacy: 'private' })).json().success.league;
    await userAt(1).post(`league/${classic.code}/join`);
    expect(classic).toMatchObject({ headToHead: 'off', cup: 'off' });
    await harness.start(1);
    const changed = await userAt(0).post(`league/${classic.id}`, { name: 'Classic', hasHeadToHead: true });
    expect(changed.json().success.league).toMatchObject({ headToHead: 'waiting' });
    await harness.finish(1);
    await harness.start(2);
    const answer = (await userAt(0).get(`league/${classic.id}/head-to-head`)).json().success.headToHead;
    expect(answer).toMatchObject({ state: 'playing', firstRoundId: 2, roundIds: [2, 3] });
  });
});

function userAt(index: number): ApiTeamUser {
  const user = users[index];
  if (user === undefined) throw new Error(`There is no user ${index}.`);
  return user;
}

function captainOf(index: number): number {
  return captains[index] ?? 0;
}

async function playTo(roundNumber: number): Promise<void> {
  for (let round = 1; round < roundNumber; round += 1) {
    await harness.start(round);
    await harness.finish(round);
  }
  await harness.start(roundNumber);
}

async function readHeadToHead(user = userAt(0), round?: number): Promise<HeadToHead> {
  const query = round === undefined ? '' : `?round=${round}`;
  return (await user.get(`league/${league.id}/head-to-head${query}`)).json().success.headToHead;
}

async function readCup(user = userAt(0)): Promise<Cup> {
  return (await user.get(`league/${league.id}/cup`)).json().success.cup;
}

async function entryOf(index: number): Promise<number> {
  return (await readHeadToHead(userAt(index))).ownEntry ?? 0;
}

async function userIdsOf(entries: readonly number[]): Promise<readonly number[]> {
  const cup = await readCup();
  return entries.map((entry) => cup.entries[entry - 1]?.userId ?? 0);
}

async function roundPointsOf(index: number): Promise<number> {
  return (await userAt(index).get(`ranking/league/${league.id}`)).json().success.user.roundPoints;
}
