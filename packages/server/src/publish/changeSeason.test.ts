import { getRanking } from '@rugby/domain/contract/ranking';
import { getGamebar } from '@rugby/domain/contract/gamebar';
import { z } from '@rugby/domain/contract/schema';
import { editions } from '@rugby/domain/editions';
import { statLine } from '@rugby/domain/game/scoring/statLine';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { advanceSeasons } from '../advanceSeasons.ts';
import { storeTeam } from '../commands/testing/createSeasonHarness.ts';
import { toLineupColumn } from '../db/lineupColumn.ts';
import { readRow, readRows } from '../db/readRows.ts';
import { idsOfBlock, shareBlock } from '../scoring/teamBlocks.ts';
import { continueInBlock } from '../scoring/testing/continueInBlock.ts';
import { type CountedRank, countRanks, readListedRanks, readRanks } from '../scoring/testing/countRanks.ts';
import { importStats } from '../season/importStats.ts';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullLineup } from '../testing/aLineup.ts';
import { playerAt } from '../testing/aSeason.ts';
import { changeSeason } from './changeSeason.ts';
import { patience } from '../testing/patience.ts';

const CROWD = 1500;
/** The blocks of the crowd: as many as a pass works on at once. */
const crowdBlocks = [1, 2];
const POINTS_OF_TRY = 15;
const [prop, hooker, lock] = [playerAt('prop', 1), playerAt('hooker', 3), playerAt('lock', 4)];
const noTicks = { practice: false, say: () => {} };
let harness: TeamHarness;
/** Users whose teams are in the block before the crowd and in the one after it. */
let first: ApiTeamUser;
let last: ApiTeamUser;

/** Round 1 is playing: the match of the prop has kicked off, that of the hooker has not. */
beforeAll(async () => {
  harness = await createTeamHarness();
  const selection = { lineup: fullLineup, captainId: lock };
  first = await harness.signIn();
  await first.post('team/update', selection);
  await storeTeam(harness, { name: 'model', lineup: toLineupColumn(fullLineup), captainId: lock });
  for (const block of crowdBlocks) {
    await continueInBlock(harness.db, block);
    await storeCrowd(CROWD / crowdBlocks.length);
  }
  await continueInBlock(harness.db, 3);
  last = await harness.signIn();
  await last.post('team/update', selection);
  await harness.start(1);
});
afterAll(() => harness.drop());

it('saves during a scoring pass count, of teams that it has scored and of teams that it has not', async () => {
  for (const user of [first, last]) await user.post('team/change-captain', { newId: hooker });
  await score(1);
  const { pass, resume } = await interruptedPass(2);
  for (const user of [first, last]) expect((await user.post('team/change-captain', { newId: lock })).statusCode).toBe(200);
  expect([await pointsOf(first), await pointsOf(last)]).toEqual([crowdPoints(2), crowdPoints(2)]);
  await resume();
  await pass;
  expect([await pointsOf(first), await pointsOf(last)]).toEqual([crowdPoints(2), crowdPoints(2)]);
  await expectRecountedRanks();
});

it('a scoring pass waits for saves in progress and counts their lineups', async () => {
  const { holding, pass, resume } = await interruptedPass(8);
  const captained = sql`update team_rounds set captain_id = ${hooker} where team_id = ${idsOfBlock(2).from}`;
  await captained.execute(holding);
  await resume();
  await pass;
  const counted = await harness.db
    .selectFrom('teamTotals')
    .select('points')
    .where('teamId', '=', idsOfBlock(2).from)
    .executeTakeFirst();
  expect(counted).toEqual({ points: crowdPoints(8) + pointsOfHooker(8) });
  await sql`update team_rounds set captain_id = ${lock} where team_id = ${idsOfBlock(2).from}`.execute(harness.db);
});

it('a save of a team that is being scored waits for its block, and counts', async () => {
  const holding = await harness.db.startTransaction().execute();
  onTestFinished(async () => {
    if (!holding.isCommitted) await holding.rollback().execute();
  });
  await sql`select from team_totals where team_id = (select id from teams where name = 'model') for update`.execute(holding);
  const pass = score(9);
  await vi.waitFor(async () => expect(await countWaiting('transactionid')).toBe(1), patience);
  const save = first.post('team/change-captain', { newId: hooker });
  await vi.waitFor(async () => expect(await countWaiting('advisory')).toBe(1), patience);
  await holding.commit().execute();
  expect((await save).statusCode).toBe(200);
  await pass;
  expect(await pointsOf(first)).toBe(crowdPoints(9) + pointsOfHooker(9));
  await expectRecountedRanks();
  await first.post('team/change-captain', { newId: lock });
});

it('a pass whose connection is lost is done again at the next tick', async () => {
  const { pass, resume } = await interruptedPass(3);
  const outcome = pass.then(
    () => 'done',
    () => 'broken',
  );
  await vi.waitFor(breakWaiting, patience);
  expect(await outcome).toBe('broken');
  await resume();
  expect(await scoredTeams(3)).toBeLessThan(CROWD);
  await advanceSeasons(harness.db, noTicks);
  expect(await scoredTeams(3)).toBe(CROWD + 3);
  await expectRecountedRanks();
});

it('a change of the season waits for the pass of the one before, and a tick leaves it alone', async () => {
  const { pass, resume } = await interruptedPass(4);
  const next = score(5);
  await advanceSeasons(harness.db, noTicks);
  expect(await pointsOfRecords()).toEqual([4 * POINTS_OF_TRY, (4 + hookersLead) * POINTS_OF_TRY]);
  await resume();
  await Promise.all([pass, next]);
  expect(await pointsOfRecords()).toEqual([5 * POINTS_OF_TRY, (5 + hookersLead) * POINTS_OF_TRY]);
  expect(await scoredTeams(5)).toBe(CROWD + 3);
  await expectRecountedRanks();
});

it('a change of the season stores the missing ranks of a league of very many, a pass the new ones, and its ladder is read from them [A-127, A-319]', async () => {
  const league = { edition: 'srp', class: 'country', subjectId: 36, code: null, startRoundId: null, managerId: null } as const;
  const { id } = await harness.db
    .insertInto('leagues')
    .values({ ...league, numTeams: CROWD })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = sql`select first_place, cardinality(team_ids) as teams from league_pages where league_id = ${id} and statistic = 'overallPoints' order by 1`;
  const readPages = () => readRows(harness.db, stored, z.object({ firstPlace: z.int(), teams: z.int() }));
  await changeSeason(harness.db, editions.srp, async () => {});
  expect(await readPages()).toHaveLength(3);
  await score(6);
  const pages = await readPages();
  expect(pages.map(({ firstPlace }) => firstPlace)).toEqual([1, 501, 1001]);
  expect(pages.reduce((sum, { teams }) => sum + teams, 0)).toBe(CROWD);
  const { rankings, numTeams } = z.parse(getRanking.success, (await first.get(`ranking/league/${id}?page=75`)).json().success);
  expect([rankings.length, numTeams]).toEqual([20, CROWD]);
  expect(new Set(rankings.map(({ rank, isTied, overallPoints }) => `${rank} ${isTied} ${overallPoints}`))).toEqual(
    new Set([`1 true ${crowdPoints(6)}`]),
  );
});

it('rankings are provisional while a pass has scored only some teams, and the new checksums come after it', async () => {
  await harness.finish(1);
  expect(await areProvisional()).toEqual([false, false]);
  const before = await checksums();
  const { pass, resume } = await interruptedPass(7);
  expect(await areProvisional()).toEqual([true, true]);
  expect(await checksums()).toBe(before);
  await resume();
  await pass;
  expect(await checksums()).not.toBe(before);
  expect(await areProvisional()).toEqual([false, false]);
});

/** More than the prop. A team with the hooker as captain never has the points of the crowd after the next pass. */
const hookersLead = 7;

/** Imports so many tries of the prop and more of the hooker, who counts although the squad does not play the match. */
async function score(tries: number): Promise<void> {
  const lineOf = (playerId: number, T: number) => ({ ...statLine({ T }), playerId, fixtureId: 1, roundId: 1 });
  const records = [lineOf(prop, tries), lineOf(hooker, tries + hookersLead)];
  await changeSeason(harness.db, editions.srp, (tx) =>
    importStats(tx, editions.srp, 1, { records, hash: 'test', refuse: () => undefined }),
  );
}

/** Points after `score` of a team whose captain does not score. */
function crowdPoints(tries: number): number {
  return tries * POINTS_OF_TRY + pointsOfHooker(tries);
}

function pointsOfHooker(tries: number): number {
  return (tries + hookersLead) * POINTS_OF_TRY;
}

/** Starts a pass that has scored the first block and cannot go on before `resume`: saves of teams of the next blocks are in progress. */
async function interruptedPass(tries: number) {
  const holding = await harness.db.startTransaction().execute();
  for (const block of crowdBlocks) await shareBlock(holding, block);
  onTestFinished(async () => {
    if (!holding.isCommitted) await holding.rollback().execute();
  });
  const pass = score(tries);
  pass.catch(() => undefined);
  await vi.waitFor(async () => expect(await scoredTeams(tries)).toBeGreaterThan(0), patience);
  expect(await scoredTeams(tries)).toBeLessThan(CROWD);
  return { holding, pass, resume: () => holding.commit().execute() };
}

/** Ends the connections of the pass when all of them wait for a block. */
async function breakWaiting() {
  const ended = await sql`
    with waiting as (
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%pg_advisory_xact_lock(%'
    )
    select pg_terminate_backend(pid) from waiting where (select count(*) from waiting) = ${crowdBlocks.length}
  `.execute(harness.db);
  expect(ended.rows).toHaveLength(crowdBlocks.length);
}

/** How many connections wait for a lock of a kind. */
async function countWaiting(kind: 'advisory' | 'transactionid'): Promise<number> {
  const statement = sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and wait_event = ${kind}
  `;
  return (await readRow(harness.db, statement, z.object({ waiting: z.int() }))).waiting;
}

async function scoredTeams(tries: number): Promise<number> {
  const rows = await harness.db.selectFrom('teamTotals').select('teamId').where('points', '=', crowdPoints(tries)).execute();
  return rows.length;
}

async function pointsOf(user: ApiTeamUser): Promise<number> {
  const statement = sql`
    select points from team_totals join teams on teams.id = team_id where user_id = ${user.id}
  `;
  return (await readRows(harness.db, statement, z.object({ points: z.int() })))[0]?.points ?? Number.NaN;
}

async function pointsOfRecords(): Promise<readonly number[]> {
  const records = await harness.db.selectFrom('statRecords').select('points').orderBy('points').execute();
  return records.map(({ points }) => points);
}

async function areProvisional(): Promise<readonly (boolean | null)[]> {
  const [ranking, gamebar] = [await first.get('ranking'), await first.get('ranking/gamebar?roundId=1')];
  return [
    z.parse(getRanking.success, ranking.json().success).isProvisional,
    z.parse(getGamebar.success, gamebar.json().success).isProvisional,
  ];
}

async function checksums(): Promise<string | undefined> {
  const document = await harness.db
    .selectFrom('documents')
    .select('body')
    .where('path', '=', '/json/checksums.json')
    .executeTakeFirst();
  return document?.body.toString();
}

async function expectRecountedRanks(): Promise<void> {
  const linesOf = (ranks: readonly CountedRank[]) =>
    ranks
      .map(({ teamId, statistic, points, rank }) => `${teamId} ${statistic} ${points} ${rank}`)
      .toSorted((a, b) => a.localeCompare(b))
      .join('\n');
  const read = await readRanks(harness.db, 'srp');
  expect(read).toHaveLength(3 * (CROWD + 3));
  const counted = linesOf(await countRanks(harness.db, 'srp'));
  expect(linesOf(read)).toBe(counted);
  expect(linesOf(await readListedRanks(harness.db, 'srp'))).toBe(counted);
}

/** Stores so many copies of the model's team. */
async function storeCrowd(count: number): Promise<void> {
  await sql`
    with owners as (
      insert into users (email, email_key, display_name, display_name_key, first_name, last_name, dob, gender, country_of_residence_id,
                         opt_in_nzr, opt_in_rugby_au, opt_in_sa, played_games)
      select name, name, name, name, 'A', 'User', '1990-12-31', 'other', 36, false, false, false, '{}'
      from (select gen_random_uuid()::text as name from generate_series(1, ${count}::int)) as names
      returning id
    )
    insert into teams (edition, user_id, name, lineup, captain_id, start_round_id, is_complete, version, saved_at)
    select 'srp', owners.id, 'crowd', model.lineup, model.captain_id, 1, true, 1, now()
    from owners cross join (select * from teams where name = 'model') as model
  `.execute(harness.db);
}
