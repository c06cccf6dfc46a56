import { playersFile } from '@rugby/domain/contract/players';
import { roundsFile } from '@rugby/domain/contract/rounds';
import { squadsFile } from '@rugby/domain/contract/squads';
import { editions } from '@rugby/domain/editions';
import type { PlayerStatus, Round } from '@rugby/domain/game/model/entities';
import { countBy } from 'es-toolkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setClock } from '../../season/setClock.ts';
import { type SeasonHarness, createSeasonHarness, storeTeam } from '../../commands/testing/createSeasonHarness.ts';
import { playedSeasons } from '../facts/playedSeasons.ts';
import { advanceSeasons } from '../../advanceSeasons.ts';

const hour = 60 * 60 * 1000;
let harness: SeasonHarness;
let said: string[] = [];

beforeAll(async () => {
  harness = await createSeasonHarness();
  await move();
});

afterAll(() => harness.drop());

describe('the first start', () => {
  test('creates both editions: 19 rounds of which six are complete, and 6 rounds of which two are complete', async () => {
    expect(said).toEqual([
      'Creating a practice season of Super Rugby Pacific Fantasy.',
      'Creating a practice season of Rugby Championship Fantasy.',
    ]);
    const all = await rounds();
    expect(all.map(({ status }) => status)).toEqual([...Array(6).fill('complete'), ...Array(13).fill('scheduled')]);
    expect(all.slice(0, 6).flatMap(({ fixtures }) => fixtures.map((fixture) => [fixture.homeScore, fixture.awayScore]))).toEqual(
      playedSeasons.srp.rounds.slice(0, 6).flatMap(({ matches }) => matches.map(([, , home, away]) => [home, away])),
    );
    const championship = roundsFile.schema.parse(await harness.published('trc/rounds.json'));
    expect(championship.map(({ status }) => status)).toEqual([...Array(2).fill('complete'), ...Array(4).fill('scheduled')]);
  });

  test('the championship has four countries to support [A-210]', async () => {
    const squads = squadsFile.schema.parse(await harness.published('trc/squads.json'));
    expect(squads.map(({ name }) => name).toSorted()).toEqual(['Argentina', 'Australia', 'New Zealand', 'South Africa']);
  });

  test('gives 452 players points, and percent selected by 300 simulated users who have played every round', async () => {
    const players = playersFile.schema.parse(await harness.published('players.json'));
    expect(players).toHaveLength(452);
    expect(players.filter(({ stats }) => stats.totalPoints > 0).length).toBeGreaterThan(250);
    expect(Math.max(...players.map(({ selected }) => selected[7] ?? 0))).toBeGreaterThan(10);
    const { teams, points } = await harness.db
      .selectFrom('teamTotals')
      .select(({ fn }) => [fn.countAll<string>().as('teams'), fn.min('points').as('points')])
      .where('edition', '=', 'srp')
      .executeTakeFirstOrThrow();
    expect(Number(teams)).toBe(300 * 6);
    expect(points).toBeGreaterThan(50);
  });

  test('a second run has nothing to do', async () => {
    const before = await revision();
    await move();
    expect(await revision()).toBe(before);
  });
});

describe('time goes on', () => {
  let next: Round;
  let kickOff = 0;

  beforeAll(async () => {
    next = at(await rounds(), 6);
    kickOff = Date.parse(next.fixtures[0]?.date ?? '');
  });

  test('all players are uncertain until 48 hours before the fixture; then each squad names 23, and some are injured', async () => {
    await moveTo(kickOff - 49 * hour);
    expect(await statuses()).toEqual({ uncertain: 452 });
    await moveTo(kickOff - 48 * hour);
    const named = await statuses(next.fixtures[0]?.homeSquadId);
    expect(named).toMatchObject({ starting: 15, bench: 8 });
    expect(Object.values(await statuses()).reduce((sum, count) => sum + count)).toBe(452);
    expect((await statuses()).uncertain).toBeGreaterThan(200);
  });

  test('the round starts with its first fixture at 0:0', async () => {
    // Changes that were received before the kick-off may wait for two seconds.
    await moveTo(kickOff + 2001);
    const round = at(await rounds(), 6);
    expect(round.status).toBe('playing');
    expect(round.fixtures[0]).toMatchObject({ status: 'playing', homeScore: 0, awayScore: 0 });
    expect(round.fixtures[1]).toMatchObject({ status: 'scheduled', homeScore: null });
  });

  test('half-time gives the first points, full time the others and the real score', async () => {
    await moveTo(kickOff + hour);
    const [atHalf, halfScore] = [await pointsInRound(7), at(await rounds(), 6).fixtures[0]];
    expect(atHalf.records).toBe(46);
    await moveTo(kickOff + 2 * hour);
    const [atFull, fullScore] = [await pointsInRound(7), at(await rounds(), 6).fixtures[0]];
    expect(atFull.records).toBe(46);
    expect(atFull.points).toBeGreaterThan(atHalf.points);
    const [, , home, away] = at(playedSeasons.srp.rounds[6]?.matches ?? [], 0);
    expect(fullScore).toMatchObject({ homeScore: home, awayScore: away, status: 'playing' });
    expect((halfScore?.homeScore ?? 0) + (halfScore?.awayScore ?? 0)).toBeLessThan(home + away);
  });

  test('exactly the named players have a record', async () => {
    const home = next.fixtures[0]?.homeSquadId;
    const named = await harness.db
      .selectFrom('players')
      .select('id')
      .where('edition', '=', 'srp')
      .where('squadId', '=', home ?? 0)
      .where('status', 'in', ['starting', 'bench'])
      .orderBy('id')
      .execute();
    const records = await harness.db
      .selectFrom('statRecords')
      .innerJoin('players', (join) =>
        join.onRef('players.id', '=', 'statRecords.playerId').onRef('players.edition', '=', 'statRecords.edition'),
      )
      .select('players.id')
      .where('statRecords.edition', '=', 'srp')
      .where('roundId', '=', 7)
      .where('squadId', '=', home ?? 0)
      .orderBy('players.id')
      .execute();
    expect(records).toEqual(named);
  });

  test('the round is finished three hours after its last fixture', async () => {
    const last = Math.max(...next.fixtures.map(({ date }) => Date.parse(date)));
    await moveTo(last + 3 * hour);
    expect(at(await rounds(), 6).status).toBe('complete');
    expect((await statuses()).uncertain).toBe(452);
  });

  test('a server that was off for months catches up at once', async () => {
    const final = Date.parse(at(await rounds(), 18).startDate);
    await moveTo(final + 4 * hour);
    expect((await rounds()).every(({ status }) => status === 'complete')).toBe(true);
  });

  test('a week after the final the season restarts in real time: users keep their accounts, with empty teams', async () => {
    const before = await rounds();
    const lineup = (await harness.db.selectFrom('teams').select('lineup').limit(1).executeTakeFirstOrThrow()).lineup;
    await storeTeam(harness, { name: 'Returning', lineup });
    await moveTo(Date.parse(at(before, 18).startDate) + 8 * 24 * hour);
    expect((await rounds()).filter(({ status }) => status === 'complete')).toHaveLength(6);
    const { clockOffsetMs } = await harness.db
      .selectFrom('seasons')
      .selectAll()
      .where('edition', '=', 'srp')
      .executeTakeFirstOrThrow();
    expect(clockOffsetMs).toBe('0');
    const user = await harness.db
      .selectFrom('teams')
      .select('isComplete')
      .where('name', '=', 'Returning')
      .executeTakeFirstOrThrow();
    expect(user.isComplete).toBe(false);
    expect(await managers()).toBe(600);
  });
});

test('an imported season is not simulated, and its import deletes the simulated users of its edition', async () => {
  expect((await harness.season('import --edition srp --from .')).code).toBe(0);
  expect(await managers()).toBe(300);
  const before = await revision();
  await moveTo(Date.parse('2101-03-01T00:00:00Z'));
  expect(await revision()).toBe(before);
  await moveTo(Date.parse('2101-03-05T00:00:00Z'));
  expect((await rounds()).map(({ status }) => status)).toEqual(['playing', 'scheduled', 'scheduled']);
  expect(await pointsInRound(1)).toEqual({ records: 0, points: 0 });
});

async function move(): Promise<void> {
  said = [];
  await advanceSeasons(harness.db, { practice: true, say: (sentence) => said.push(sentence) });
}

/** Sets the club edition's game time and advances the season. */
async function moveTo(time: number): Promise<void> {
  await harness.db.transaction().execute((tx) => setClock(tx, editions.srp.id, new Date(time)));
  await move();
}

async function rounds(): Promise<readonly Round[]> {
  return roundsFile.schema.parse(await harness.published('rounds.json'));
}

async function statuses(squadId?: number): Promise<Readonly<Partial<Record<PlayerStatus, number>>>> {
  const players = playersFile.schema.parse(await harness.published('players.json'));
  return countBy(
    players.filter((player) => squadId === undefined || player.squadId === squadId),
    ({ status }) => status,
  );
}

async function pointsInRound(roundId: number): Promise<{ readonly records: number; readonly points: number }> {
  const rows = await harness.db
    .selectFrom('statRecords')
    .select('points')
    .where('edition', '=', 'srp')
    .where('roundId', '=', roundId)
    .execute();
  return { records: rows.length, points: rows.reduce((sum, { points }) => sum + points, 0) };
}

async function revision(): Promise<number> {
  const season = await harness.db.selectFrom('seasons').select('revision').where('edition', '=', 'srp').executeTakeFirstOrThrow();
  return season.revision;
}

async function managers(): Promise<number> {
  const rows = await harness.db.selectFrom('users').select('id').where('isPractice', '=', true).execute();
  return rows.length;
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is nothing in place ${index}.`);
  return item;
}
