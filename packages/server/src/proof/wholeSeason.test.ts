import { getSeasonReview } from '@rugby/domain/contract/review';
import { z } from '@rugby/domain/contract/schema';
import { editions } from '@rugby/domain/editions';
import type { Booster } from '@rugby/domain/game/model/entities';
import { emptyLineup } from '@rugby/domain/game/model/lineup';
import { reviewRound } from '@rugby/domain/game/review/reviewRounds';
import { reviewSeason } from '@rugby/domain/game/review/seasonReview';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { sumBy } from 'es-toolkit';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildServer } from '../buildServer.ts';
import { readConfig } from '../config/config.ts';
import { createSimulatedUsers } from '../practice/simulatedUsers/createSimulatedUsers.ts';
import { type Random, createRandom } from '../practice/random.ts';
import { advanceSeason } from '../practice/season/advanceSeason.ts';
import { createPracticeFeed } from '../practice/season/createPracticeFeed.ts';
import { Seasons } from '../season/Seasons.ts';
import { setClock } from '../season/setClock.ts';
import { currentWorld } from '../team/currentWorld.ts';
import { importSeason } from '../season/importSeason.ts';
import { changeSeason } from '../publish/changeSeason.ts';
import { type SignedInUser, signInUser } from '../testing/signInUser.ts';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { hashTables } from '../testing/hashTables.ts';
import { requestScoring } from '../scoring/scorePendingRounds.ts';
import { fillRankings } from '../scoring/testing/fillRankings.ts';
import { recountReview } from './recountReview.ts';
import { type LedgerEntry, recountPlayers, recountSeason } from './recountSeason.ts';
import { recordProof, sized } from './size.ts';

vi.setConfig({ testTimeout: 1_800_000 });

const edition = editions.srp;
const hour = 3_600_000;
const managers = sized({ small: 60, full: 600 });
const feed = createPracticeFeed(edition.id, Date.parse('2026-11-01T00:00:00Z'));
const ledger: LedgerEntry[] = [];
const done = { trades: 0, boosters: 0, captains: 0 };

let database: TestDatabase;
let app: FastifyInstance;
let users: readonly SignedInUser[];

beforeAll(async () => {
  database = await cloneDatabase();
  const { db } = database;
  await changeSeason(db, edition, async (tx) => {
    await importSeason(tx, edition.id, { feed, origin: 'practice', refuse: () => undefined });
    const now = kickOffsOf(0).first - 48 * hour;
    await setClock(tx, edition.id, new Date(now));
    await createSimulatedUsers(tx, edition, { count: managers, seed: 'whole', now });
  });
  app = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), db });
  users = [await signInUser(db), await signInUser(db), await signInUser(db)];
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('a whole season with transfers and boosters, finals included, gives every team the points of an independent recount: R11 [G-014, G-376, G-377]', async (context) => {
  await playOnce();
  expect(ledger).toHaveLength((managers + users.length) * 19);
  expect(done.trades).toBeGreaterThan(40);
  expect(done.captains).toBeGreaterThan(15);
  expect(done.boosters).toBeGreaterThan(8);
  expect(new Set(ledger.map(({ booster }) => booster))).toEqual(new Set([null, ...edition.enabledBoosters]));

  const recounted = recountSeason(await recountPlayers(database.db, edition.id), ledger);
  expect(await storedPoints()).toEqual(recounted);
  const totals = [...Map.groupBy(recounted, ({ team }) => team)].map(([team, rounds]) => ({
    team,
    total: sumBy(rounds, ({ points }) => points),
  }));
  for (const user of users) {
    const { id } = await teamOf(user);
    const total = totals.find(({ team }) => team === id)?.total ?? Number.NaN;
    const rank = totals.filter((other) => other.total > total).length + 1;
    expect((await ask(user, 'GET', 'ranking/gamebar')).success).toMatchObject({ totalPoints: total, rank });
    const final = feed.rounds.at(-1)?.id ?? 0;
    const history = (await ask(user, 'GET', `team-history/show-my/${final}`)).success.teamHistory;
    expect(history.points).toMatchObject({
      total,
      round: recounted.find(({ team, round }) => team === id && round === final)?.points,
    });
    expect(sumBy(Object.values(history.points.players), Number)).toBe(history.points.round);
  }
  const incremental = await rankedPoints();
  expect([await scoreAllAgain(), await rankedPoints()]).toEqual([0, incremental]);
  await database.db.updateTable('teamTotals').set({ points: 0 }).where('points', 'is not', null).execute();
  await fillRankings(database.db, edition.id);
  const teamsChanged = await scoreAllAgain();
  expect(teamsChanged).toBeGreaterThan(recounted.length / 2);
  expect(await rankedPoints()).toEqual(incremental);
  recordProof(
    context,
    `R11: ${recounted.length} points of ${managers + users.length} teams in a season: 0 differ from an independent recount, 0 after scoring twice, ` +
      `0 after ${teamsChanged} were computed again from nothing, with their totals and ranks`,
  );
});

test('the season review of every user equals an independent recount of the whole season: R11 [B25]', async (context) => {
  await playOnce();
  const points = await recountPlayers(database.db, edition.id);
  const recounted = recountSeason(points, ledger);
  const roundIds = feed.rounds.map(({ id }) => id);
  const world = await currentWorld(new Seasons(database.db), edition, createWords(catalog, locales[0]));
  for (const user of users) {
    const answer = await ask(user, 'GET', 'team-history/review');
    const { rounds: played } = z.parse(getSeasonReview.success, answer.success);
    const reviewed = played.flatMap((round, index) => reviewRound(round, played.slice(0, index), world) ?? []);
    const review = reviewSeason(played, reviewed, world);
    const { id } = await teamOf(user);
    const { rounds, earned } = recountReview(id, roundIds, { ledger, recounted, points });
    expect(review.rounds).toMatchObject(rounds);
    expect(new Map(review.earners.map((earner) => [earner.playerId, earner.points]))).toEqual(earned);
    expect(review).toMatchObject({
      isOver: true,
      points: sumBy(rounds, (round) => round.points),
      rank: rounds.at(-1)?.rank,
      captains: { added: sumBy(rounds, ({ captain }) => captain?.added ?? 0) },
      boosters: { added: sumBy(rounds, ({ booster }) => booster?.added ?? 0) },
      transfers: sumBy(rounds, ({ transfers }) => transfers ?? 0),
    });
    for (const { best, points: own } of review.rounds) expect(best?.points).toBeGreaterThanOrEqual(own);
  }
  recordProof(
    context,
    `R11: season reviews of ${users.length} users over ${roundIds.length} rounds: 0 figures differ from an independent recount`,
  );
});

let season: Promise<void> | undefined;

/** Plays the season, for the first test that asks for it. */
function playOnce(): Promise<void> {
  season ??= playSeason();
  return season;
}

/** Plays every round of the season: users act before and after each kick-off. */
async function playSeason(): Promise<void> {
  const random = createRandom('whole season');
  for (const user of users) await enter(user);
  for (const [index, { id }] of feed.rounds.entries()) {
    const { first, last } = kickOffsOf(index);
    for (const user of users) await act(user, random);
    await moveTo(first);
    await noteManagers(id);
    for (const user of users) await act(user, random);
    for (const user of users) await note(user, id);
    await moveTo(last + 3 * hour);
  }
}

/** Scores every round again, as if none of its players had been scored, and returns how many points of teams changed. */
async function scoreAllAgain(): Promise<number> {
  await database.db.deleteFrom('scoredPlayers').execute();
  const { teamsChanged } = await changeSeason(database.db, edition, async (tx) => {
    for (const { id } of feed.rounds) await requestScoring(tx, edition, id);
  });
  return teamsChanged;
}

/** The points and totals of each team in each round, and hashes of the ranks and of the lists of teams. Points at kick-off are not counted again. */
async function rankedPoints() {
  const { ranking_levels: levels, level_teams: lists } = await hashTables(database.db);
  const totals = await database.db
    .selectFrom('teamTotals')
    .select(['teamId', 'roundId', 'totalPoints', 'roundsPlayed', 'averageTenths'])
    .orderBy('teamId')
    .orderBy('roundId')
    .execute();
  return { points: await storedPoints(), totals, levels, lists };
}

async function enter(user: SignedInUser): Promise<void> {
  const { team } = (await ask(user, 'POST', 'team/autopick', { lineup: emptyLineup, captainId: null })).success;
  await ask(user, 'POST', 'team/update', { lineup: team.lineup, captainId: team.captainId });
}

/** Random trades, a booster and a change of captain; refusals are accepted. */
async function act(user: SignedInUser, random: Random): Promise<void> {
  const { lineup } = await teamOf(user);
  const picked: readonly number[] = Object.values<number[]>(lineup).flat();
  for (let trade = random.whole(0, 3); trade > 0; trade -= 1) {
    const out = random.pick(picked);
    const position = feed.players.find(({ id }) => id === out)?.position;
    const coming = random.pick(feed.players.filter((player) => player.position === position));
    done.trades += await isDone(user, 'trade/make', { tradePairs: [{ out, in: coming.id }] });
  }
  if (random.chance(0.4))
    done.boosters += await isDone(user, 'team/booster', {
      type: random.pick(edition.enabledBoosters),
      playerId: random.pick(picked),
    });
  if (random.chance(0.4)) done.captains += await isDone(user, 'team/change-captain', { newId: random.pick(picked) });
}

async function isDone(user: SignedInUser, path: string, body: object): Promise<0 | 1> {
  const { success } = await ask(user, 'POST', path, body);
  return success === null ? 0 : 1;
}

/** The team of a round as the server answered it. */
async function note(user: SignedInUser, round: number): Promise<void> {
  const { id, lineup, captainId, boosters } = await teamOf(user);
  const applied: Booster | undefined = boosters.find((booster: Booster) => booster.roundId === round);
  ledger.push({
    team: id,
    round,
    lineup: Object.values<number[]>(lineup).flat(),
    captain: captainId,
    booster: applied?.type ?? null,
    target: applied?.playerId ?? null,
  });
}

/** Simulated users do not move while a round is playing. */
async function noteManagers(round: number): Promise<void> {
  const teams = await database.db
    .selectFrom('teams')
    .innerJoin('users', 'users.id', 'teams.userId')
    .leftJoin('teamBoosters', (join) => join.onRef('teamBoosters.teamId', '=', 'teams.id').on('teamBoosters.roundId', '=', round))
    .select(['teams.id as team', 'lineup', 'captainId as captain', 'type as booster', 'playerId as target'])
    .where('isPractice', '=', true)
    .execute();
  ledger.push(...teams.map((team) => ({ ...team, round })));
}

async function storedPoints() {
  return database.db
    .selectFrom('teamTotals')
    .select(['teamId as team', 'roundId as round', 'points'])
    .where('points', 'is not', null)
    .orderBy('teamId')
    .orderBy('roundId')
    .execute();
}

async function moveTo(time: number): Promise<void> {
  await changeSeason(database.db, edition, async (tx) => {
    await setClock(tx, edition.id, new Date(time));
    await advanceSeason(tx, edition);
  });
  await app.close();
  app = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), db: database.db });
}

function kickOffsOf(index: number): { readonly first: number; readonly last: number } {
  const times = (feed.rounds[index]?.fixtures ?? []).map(({ date }) => Date.parse(date));
  return { first: Math.min(...times), last: Math.max(...times) };
}

async function teamOf(user: SignedInUser) {
  return (await ask(user, 'GET', 'team/show-my')).success.team;
}

async function ask(user: SignedInUser, method: 'GET' | 'POST', path: string, payload?: object) {
  const body = payload === undefined ? {} : { payload };
  return (await app.inject({ method, url: `/api/en/fantasy/${path}`, headers: { ...user.headers }, ...body })).json();
}
