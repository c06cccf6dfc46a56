import { getRanking } from '@rugby/domain/contract/ranking';
import { z } from '@rugby/domain/contract/schema';
import { editions } from '@rugby/domain/editions';
import { createWords } from '@rugby/domain/i18n/createWords';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { deleteAccount } from '../../account/deleteAccount.ts';
import { advanceSeasons } from '../../advanceSeasons.ts';
import { buildServer } from '../../buildServer.ts';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../db/tables.ts';
import { changeSeason } from '../../publish/changeSeason.ts';
import { shareBlock } from '../../scoring/teamBlocks.ts';
import { continueInBlock } from '../../scoring/testing/continueInBlock.ts';
import { type CountedRank, countRanks, readListedRanks, readRanks } from '../../scoring/testing/countRanks.ts';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../../team/testing/createTeamHarness.ts';
import { fullSelection } from '../../testing/aLineup.ts';
import { playerAt } from '../../testing/aSeason.ts';
import { finishRound } from './finishRound.ts';
import { startRound } from './startRound.ts';
import { patience } from '../../testing/patience.ts';

const deletionDeps = { words: createWords(catalog, locales[0]), publicUrl: 'http://fantasy.example' };
/** The blocks at which the start of a round can be held up: it works on as many at once. */
const firstBlocks = [0, 1];
/** Of squads that do not play in round 2. */
const [before, after] = [playerAt('prop', 2), playerAt('lock', 4)];
let harness: TeamHarness;
/** A user with a team in each block. */
let users: readonly [ApiTeamUser, ApiTeamUser, ApiTeamUser];

/** Round 1 is complete, round 2 has not started. */
beforeEach(async () => {
  harness = await createTeamHarness();
  // Dropped last: what a failed test leaves open would be waited for.
  onTestFinished(() => harness.drop());
  const [first, second, third] = [await harness.signIn(), await harness.signIn(), await harness.signIn()];
  users = [first, second, third];
  for (const [block, user] of users.entries()) {
    if (block > 0) await continueInBlock(harness.db, block);
    await user.post('team/update', { ...fullSelection, captainId: before });
  }
  await first.post('team/change-captain', { newId: playerAt('prop', 1) });
  await harness.start(1);
  await harness.stats(1, 1, { [playerAt('prop', 1)]: { MP: 80, T: 2 } });
  await harness.finish(1);
  await first.post('team/change-captain', { newId: before });
});

it('a round starts for teams of several blocks: each has its row, its rank and the rank at kick-off [G-131]', async () => {
  const { code } = await createLeague();
  await users[1].post(`league/${code}/join`);
  await harness.start(2);
  expect(await harness.db.selectFrom('contests').select('firstRoundId').execute()).toEqual([{ firstRoundId: 2 }]);
  expect(await captainsIn(2)).toEqual([before, before, before]);
  await expectRecountedRanks(2);
  const { rankings } = z.parse(getRanking.success, (await users[0].get('ranking')).json().success);
  expect(rankings.map(({ rank, placesWonSinceKickOff }) => [rank, placesWonSinceKickOff])).toEqual([
    [1, 0],
    [2, 0],
    [2, 0],
  ]);
});

it('while a round starts, teams of blocks that it has not come to are saved at once, and their rows follow [G-131, G-296]', async () => {
  const { started, resume } = await startHeldUp();
  expect((await users[2].post('team/change-captain', { newId: after })).statusCode).toBe(200);
  expect(await captainsIn(2)).toEqual([after]);
  expect((await users[2].get('team/show-my')).json().success.team).toMatchObject({ captainId: after, points: { round: 0 } });
  await resume();
  await started;
  expect(await captainsIn(2)).toEqual([before, before, after]);
  await expectRecountedRanks(2);
});

it('percent selected of a round counts what is saved until its start is complete [G-156]', async () => {
  const { started, resume } = await startHeldUp();
  const tradePairs = [
    { out: playerAt('scrum_half', 4), in: playerAt('scrum_half', 2) },
    { out: before, in: playerAt('prop', 4) },
  ];
  expect((await users[2].post('trade/make', { tradePairs, captainId: after })).statusCode).toBe(200);
  await resume();
  await started;
  await users[1].post('trade/make', { tradePairs, captainId: after });
  const shares = await harness.db.selectFrom('percentSelected').select(['playerId', 'tenths']).where('roundId', '=', 2).execute();
  const tenths = new Map(shares.map((share) => [share.playerId, share.tenths]));
  expect(tradePairs.map((pair) => [tenths.get(pair.out), tenths.get(pair.in)])).toEqual([
    [667, 333],
    [667, 333],
  ]);
});

it('the ranking is the one after the round before until all teams of a round have their rows [A-318]', async () => {
  const { started, resume } = await startHeldUp();
  const app = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), db: harness.db });
  onTestFinished(() => app.close());
  const read = async () => {
    const answer = await app.inject({ url: '/api/en/fantasy/ranking', headers: { ...users[1].headers } });
    const { roundId, numTeams, user } = z.parse(getRanking.success, answer.json().success);
    return { roundId, numTeams, rank: user?.rank };
  };
  expect(await read()).toEqual({ roundId: 1, numTeams: 3, rank: 2 });
  await resume();
  await started;
  expect(await read()).toEqual({ roundId: 2, numTeams: 3, rank: 2 });
});

it('while a round starts, its history is the current team, also of a team that has no row yet [G-199, G-251, A-336]', async () => {
  const { started, resume } = await startHeldUp();
  const app = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), db: harness.db });
  onTestFinished(() => app.close());
  for (const path of ['show-my/2', `get-by-round-and-user/2/${users[2].id}`]) {
    const answer = await app.inject({ url: `/api/en/fantasy/team-history/${path}`, headers: { ...users[2].headers } });
    expect(answer.json().success.teamHistory).toMatchObject({ roundId: 2, captainId: before, points: { round: 0 } });
  }
  await resume();
  await started;
});

it('a team whose account is deleted while the round starts keeps its lineup of the start [A-312]', async () => {
  const { started, resume } = await startHeldUp();
  await harness.db.transaction().execute((tx) => deleteAccount(tx, users[2].id, deletionDeps));
  await resume();
  await started;
  expect(await captainsIn(2)).toEqual([before, before, before]);
  await expectRecountedRanks(2);
});

it('an account whose leagues wait for a draw is deleted while contests of other leagues are drawn [A-312, D52]', async () => {
  const [first, second] = [await createLeague(), await createLeague()];
  await users[1].post(`league/${second.code}/join`);
  const { started, resume } = await startHeldUp({
    hold: (tx) => tx.selectFrom('leagues').select('id').where('id', '=', first.id).forUpdate().execute(),
    waiting: waitingFor('%for update of leagues%'),
    connections: 1,
  });
  await harness.db.transaction().execute((tx) => deleteAccount(tx, users[1].id, deletionDeps));
  await resume();
  await started;
  expect(await captainsIn(2)).toEqual([before, before, before]);
  await expectRecountedRanks(2);
});

it('a start that was interrupted goes on at the next tick', async () => {
  const { started, resume } = await startHeldUp();
  await sql`select pg_terminate_backend(pid) from ${atFirstBlocks.waiting} as waiting`.execute(harness.db);
  await expect(started).rejects.toThrow(/connection/);
  await resume();
  expect(await captainsIn(2)).toEqual([]);
  await advanceSeasons(harness.db, { practice: false, say: () => {} });
  expect(await captainsIn(2)).toEqual([before, before, before]);
  await expectRecountedRanks(2);
});

it('a round that starts and is finished in one change has the lineups of its start [G-131, G-297]', async () => {
  await harness.change(async (tx) => {
    await startRound(tx, editions.srp, 2, { mayMoveClock: true });
    await finishRound(tx, editions.srp, 2);
  });
  expect(await captainsIn(2)).toEqual([before, before, before]);
  await expectRecountedRanks(2);
});

/** Where the start of a round is held up: by a lock, for which so many connections wait. */
interface HeldUp {
  readonly hold: (tx: Transaction<Database>) => Promise<unknown>;
  readonly waiting: RawBuilder<unknown>;
  readonly connections: number;
}

/** Saves of teams of the first two blocks are in progress. */
const atFirstBlocks: HeldUp = {
  hold: async (tx) => {
    for (const block of firstBlocks) await shareBlock(tx, block);
  },
  waiting: waitingFor('%pg_advisory_xact_lock(%'),
  connections: firstBlocks.length,
};

/** Starts round 2, which cannot go on before `resume`. */
async function startHeldUp({ hold, waiting, connections } = atFirstBlocks) {
  const holding = await harness.db.startTransaction().execute();
  await hold(holding);
  onTestFinished(async () => {
    if (!holding.isCommitted) await holding.rollback().execute();
  });
  const started = changeSeason(harness.db, editions.srp, (tx) => startRound(tx, editions.srp, 2, { mayMoveClock: true }));
  started.catch(() => undefined);
  await vi.waitFor(
    async () => expect((await sql`select from ${waiting} as waiting`.execute(harness.db)).rows).toHaveLength(connections),
    patience,
  );
  return { started, resume: () => holding.commit().execute() };
}

/** A league of the first user in which head-to-head is drawn when round 2 starts. */
async function createLeague() {
  const league = { name: 'Three blocks', startId: 2, privacy: 'public', hasHeadToHead: true };
  return (await users[0].post('league', league)).json().success.league;
}

/** The captains of the rows of a round, in the order of the teams. */
async function captainsIn(roundId: number): Promise<readonly (number | null)[]> {
  const rows = await harness.db
    .selectFrom('teamRounds')
    .select('captainId')
    .where('roundId', '=', roundId)
    .orderBy('teamId')
    .execute();
  return rows.map(({ captainId }) => captainId);
}

/** SQL: the connections that wait for a lock in a statement that is like this. */
function waitingFor(statement: string): RawBuilder<unknown> {
  return sql`(
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like ${statement}
  )`;
}

async function expectRecountedRanks(rounds: number): Promise<void> {
  const linesOf = (ranks: readonly CountedRank[]) =>
    ranks.map(({ teamId, roundId, statistic, points, rank }) => `${teamId} ${roundId} ${statistic} ${points} ${rank}`).toSorted();
  const counted = linesOf(await countRanks(harness.db, 'srp'));
  expect(counted).toHaveLength(3 * users.length * rounds);
  expect(linesOf(await readRanks(harness.db, 'srp'))).toEqual(counted);
  expect(linesOf(await readListedRanks(harness.db, 'srp'))).toEqual(counted);
}
