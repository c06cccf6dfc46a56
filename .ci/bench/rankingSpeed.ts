import { editions } from '@rugby/domain/editions';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../packages/server/src/db/tables.ts';
import type { Board } from '../../packages/server/src/rankings/Board.ts';
import { readOverall } from '../../packages/server/src/rankings/readOverall.ts';
import { readOwnRanks } from '../../packages/server/src/rankings/readOwnRanks.ts';
import { scoreTeams } from '../../packages/server/src/scoring/scoreTeams.ts';
import { laneOf } from '../../packages/server/src/scoring/workInBlocks.ts';
import { playerAt } from '../../packages/server/src/testing/aSeason.ts';
import { completeStart } from '../../packages/server/src/season/rounds/completeStart.ts';
import { postmasterOf, processorMsOfFamily } from './processorTime.ts';
import { median, type Quantity } from './quantity.ts';
import { storeStats, storeTeams } from './storeTeams.ts';
import { inLongTransaction, teamsAsked, withDatabase } from './teamsDatabase.ts';

const sizes = teamsAsked === undefined ? [10_000, 100_000, 1_000_000] : [teamsAsked];
const lookUps = 300;
/** The budgets of a pass are those of a million teams: six times the floor, and ten seconds on two cores. With few teams what a pass always costs counts more. */
const million = { teams: 1_000_000, mostTimes: 6, mostMs: 10_000 };
const pages = 30;
const edition = editions.srp;

/**
 * P8 to P10 with as many teams as are said: a scoring pass from stat records to ranks against a bulk insert of the same totals, the rank of one team
 * against a look-up by its key, and the last page of the ranking against the first.
 */
export async function rankingSpeed(): Promise<readonly Quantity[]> {
  return withDatabase(async (db) => {
    const quantities: Quantity[] = [];
    await inLongTransaction(db, storeStats);
    for (const [index, size] of sizes.entries()) {
      await inLongTransaction(db, (tx) => storeTeams(tx, size - (sizes[index - 1] ?? 0)));
      quantities.push(...(await measure(db, size)));
    }
    return quantities;
  });
}

async function measure(db: Kysely<Database>, size: number): Promise<readonly Quantity[]> {
  const postmaster = await postmasterOf(db);
  const teams = `${size.toLocaleString('en')} teams`;
  await inLongTransaction(db, async (tx) => {
    await sql`delete from team_rounds`.execute(tx);
    await sql`delete from team_totals`.execute(tx);
    await sql`delete from ranking_levels`.execute(tx);
    await sql`delete from level_teams`.execute(tx);
    await sql`delete from scored_players`.execute(tx);
    await sql`analyze`.execute(tx);
    await sql`update rounds set status = 'playing' where id = 1`.execute(tx);
  });
  await completeStart([laneOf(db), laneOf(db)], edition, 1);
  await inLongTransaction(db, async (tx) => {
    await sql`update team_rounds set lineup[1] = ${rarePlayer} where team_id % 1000 = 0`.execute(tx);
    await sql`analyze`.execute(tx);
  });
  const processor = { game: process.cpuUsage(), database: processorMsOfFamily(postmaster) };
  const pass = await measureTime(() => scoreAll(db));
  const { user, system } = process.cpuUsage(processor.game);
  const seconds = (user + system) / 1_000_000 + (processorMsOfFamily(postmaster) - processor.database) / 1000;
  await inLongTransaction(db, (tx) => sql`analyze`.execute(tx));
  const insert = await measureTime(() => inLongTransaction(db, insertTotals));
  const corrections: Quantity[] = [];
  for (const [playerId, whose] of corrected)
    corrections.push({
      name: `P8   pass after a correction, ${whose}`,
      unit: 'ms',
      ours: await correct(db, playerId),
      floor: pass,
    });
  const ids = await db
    .selectFrom('teams')
    .select('id')
    .orderBy('id')
    .limit(lookUps)
    .offset(Math.floor(size / 2))
    .execute();
  const [floors, ranks]: [number[], number[]] = [[], []];
  for (const { id } of ids) {
    floors.push(await measureTime(() => sql`select name from teams where id = ${id}`.execute(db)));
    ranks.push(await measureTime(() => readOwnRanks(db, board, id)));
  }
  const [first, last]: [number[], number[]] = [[], []];
  for (let run = 0; run < pages; run += 1) {
    first.push(await measureTime(() => readPage(db, 0)));
    last.push(await measureTime(() => readPage(db, size - 20)));
  }
  return [
    ...passOf(size, pass, insert),
    ...corrections,
    { name: 'P8   processor time of the pass, game and database', unit: 's', ours: seconds },
    { name: 'P8   memory of the game after it', unit: 'MB', ours: process.memoryUsage.rss() / 1024 / 1024 },
    within(`P9 rank of a team, ${teams} (floor: primary key)`, median(ranks), median(floors), 2),
    within(`P10 last page, ${teams} (floor: page 1)`, median(last), median(first), 2),
  ];
}

/** A prop whom no team has picked, and one whom a fifth of the teams have. */
const rarePlayer = playerAt('prop', 1, 3);
const corrected = [
  [rarePlayer, 'one team in a thousand'],
  [playerAt('hooker', 1), 'one team in five'],
] as const;

function scoreAll(db: Kysely<Database>): Promise<number> {
  return scoreTeams([laneOf(db), laneOf(db)], edition, 1);
}

/** How long the pass takes that follows a correction of the record of one player. */
async function correct(db: Kysely<Database>, playerId: number): Promise<number> {
  await sql`update stat_records set points = points + 1 where player_id = ${playerId}`.execute(db);
  return measureTime(() => scoreAll(db));
}

function passOf(size: number, ours: number, floor: number): readonly Quantity[] {
  const name = `P8 scoring pass, ${size.toLocaleString('en')} teams (floor: bulk insert of the totals)`;
  if (size < million.teams) return [{ name, unit: 'ms', ours, floor }];
  return [within(name, ours, floor, million.mostTimes), atMost('P8   the same pass on two cores', ours, million.mostMs)];
}

function within(name: string, ours: number, floor: number, most: number): Quantity {
  return { name, unit: 'ms', ours, floor, budget: `≤ ${most}×`, isWithinBudget: ours <= most * floor };
}

function atMost(name: string, ours: number, most: number): Quantity {
  return { name, unit: 'ms', ours, budget: `≤ ${most / 1000} s`, isWithinBudget: ours <= most };
}

/** The same rows in tables of the same shape, with their indexes. */
async function insertTotals(tx: Transaction<Database>): Promise<void> {
  for (const table of ['teamTotals', 'levelTeams']) {
    await sql`create table floor (like ${sql.table(table)} including all)`.execute(tx);
    await sql`insert into floor select * from ${sql.table(table)}`.execute(tx);
    await sql`drop table floor`.execute(tx);
  }
}

/** The ranking after the only round that has begun. */
const board: Board = { edition: edition.id, roundId: 1, prevRoundId: null, statistic: 'overallPoints' };

function readPage(db: Kysely<Database>, offset: number) {
  return readOverall(db, board, { offset, limit: 20, isReversed: false, search: '', userId: 1 });
}

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}
