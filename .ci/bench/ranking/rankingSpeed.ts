import { editions } from '@rugby/domain/editions';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../packages/server/src/db/tables.ts';
import type { Board } from '../../../packages/server/src/rankings/Board.ts';
import { readOverall } from '../../../packages/server/src/rankings/readOverall.ts';
import { readOwnRanks } from '../../../packages/server/src/rankings/readOwnRanks.ts';
import { scoreTeams } from '../../../packages/server/src/scoring/scoreTeams.ts';
import { laneOf } from '../../../packages/server/src/scoring/workInBlocks.ts';
import { playerAt } from '../../../packages/server/src/testing/aSeason.ts';
import { completeStart } from '../../../packages/server/src/season/rounds/completeStart.ts';
import { postmasterOf, processorMsOfFamily } from '../processorTime.ts';
import { median, type Quantity } from '../quantity.ts';
import { storeStats, storeTeams } from '../storeTeams.ts';
import { inLongTransaction, teamsAsked, withDatabase } from '../teamsDatabase.ts';
import { correctionQuantity, growthQuantity, linesOf, type PassCost, passQuantities, within } from './rankingBudgets.ts';

const most = teamsAsked ?? 1_000_000;
/** Growth is measured from one size to the next. */
const sizes = [...[10_000, 100_000].filter((size) => size < most), most];
const lookUps = 300;
const pages = 30;
const edition = editions.srp;

let measured: Promise<readonly Quantity[]> | undefined;

/** The lines of one of the budgets P8 to P10. They are measured together, once. */
export async function rankingSpeed(budget: 'P8' | 'P9' | 'P10'): Promise<readonly Quantity[]> {
  measured ??= measureAll();
  return linesOf(budget, await measured);
}

/**
 * P8 to P10 with as many teams as are said: a scoring pass from stat records to ranks against a bulk insert of the same totals, the rank of one team
 * against a look-up by its key, and the last page of the ranking against the first.
 */
async function measureAll(): Promise<readonly Quantity[]> {
  return withDatabase(async (db) => {
    const quantities: Quantity[] = [];
    let fewer: PassCost | undefined;
    await inLongTransaction(db, storeStats);
    for (const [index, teams] of sizes.entries()) {
      await inLongTransaction(db, (tx) => storeTeams(tx, teams - (sizes[index - 1] ?? 0)));
      const { lines, processorMs } = await measure(db, teams);
      const cost = { teams, processorMs };
      quantities.push(...lines, ...(fewer === undefined ? [] : [growthQuantity(cost, fewer)]));
      fewer = cost;
    }
    return quantities;
  });
}

async function measure(
  db: Kysely<Database>,
  size: number,
): Promise<{ readonly lines: readonly Quantity[]; readonly processorMs: number }> {
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
  let pass = 0;
  const processorMs = await measureProcessor(postmaster, async () => {
    pass = await measureTime(() => scoreAll(db));
  });
  await inLongTransaction(db, (tx) => sql`analyze`.execute(tx));
  const insert = await measureTime(() => inLongTransaction(db, insertTotals));
  const corrections: Quantity[] = [];
  for (const { playerId, whose, share } of corrected) {
    await sql`update stat_records set points = points + 1 where player_id = ${playerId}`.execute(db);
    const ours = await measureProcessor(postmaster, () => scoreAll(db));
    corrections.push(correctionQuantity({ whose, share, teams: size }, ours, processorMs));
  }
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
  const lines: readonly Quantity[] = [
    ...passQuantities(size, pass, insert),
    ...corrections,
    { name: 'P8   processor time of the pass, game and database', unit: 's', ours: processorMs / 1000 },
    { name: 'P8   memory of the game after it', unit: 'MB', ours: process.memoryUsage.rss() / 1024 / 1024 },
    within(`P9 rank of a team, ${teams} (floor: primary key)`, median(ranks), median(floors), 2),
    within(`P10 last page, ${teams} (floor: page 1)`, median(last), median(first), 2),
  ];
  return { lines, processorMs };
}

/** A prop whom no team has picked, and one whom a fifth of the teams have. */
const rarePlayer = playerAt('prop', 1, 3);
const corrected = [
  { playerId: rarePlayer, whose: 'one team in a thousand', share: 1 / 1000 },
  { playerId: playerAt('hooker', 1), whose: 'one team in five', share: 1 / 5 },
];

function scoreAll(db: Kysely<Database>): Promise<number> {
  return scoreTeams([laneOf(db), laneOf(db)], edition, 1);
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

/** The processor time of the game and of the database while `work` runs. */
async function measureProcessor(postmaster: number, work: () => Promise<unknown>): Promise<number> {
  const before = { game: process.cpuUsage(), database: processorMsOfFamily(postmaster) };
  await work();
  const { user, system } = process.cpuUsage(before.game);
  return (user + system) / 1000 + processorMsOfFamily(postmaster) - before.database;
}
