import { editions } from '@rugby/domain/editions';
import { rankingStatistics } from '@rugby/domain/game/model/rankingStatistics';
import { z } from '@rugby/domain/contract/schema';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeTeam } from '../commands/testing/createSeasonHarness.ts';
import { toLineupColumn } from '../db/lineupColumn.ts';
import { readRow } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import type { RankedLeague } from '../scoring/leagueFigures.ts';
import { storeLeagueRanks } from '../scoring/storeLeagueRanks.ts';
import { fillRankings } from '../scoring/testing/fillRankings.ts';
import { fullLineup } from '../testing/aLineup.ts';
import { aSeason, playerAt } from '../testing/aSeason.ts';
import { storeCrowd } from './testing/storeCrowd.ts';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import type { Board } from './Board.ts';
import { readLeague } from './readLeague.ts';
import { readOverall } from './readOverall.ts';
import { readStoredLeague } from './readStoredLeague.ts';

const edition = editions.srp.id;
const TEAMS = 3000;
const SHOWN = 20;
/** A page needs some rows of several tables for each of its teams. */
const MOST_READ = SHOWN * 15;
const country: Omit<RankedLeague, 'id'> = { class: 'country', subjectId: 36, startRoundId: null };
let database: TestDatabase;
let userId: number;
let league: RankedLeague;

beforeAll(async () => {
  database = await cloneDatabase();
  await aSeason(database.db);
  await storeTeam(database, { name: 'model', lineup: toLineupColumn(fullLineup), captainId: playerAt('prop', 1) });
  await database.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '1min'`.execute(tx);
    await storeCrowd(tx, TEAMS);
  });
  await database.db.updateTable('rounds').set({ status: 'playing', kickOffs: 1 }).where('id', '=', 1).execute();
  const values = { edition, ...country, code: null, managerId: null, numTeams: TEAMS } as const;
  const { id } = await database.db.insertInto('leagues').values(values).returning('id').executeTakeFirstOrThrow();
  league = { id, ...country };
  userId = (await database.db.selectFrom('teams').select('userId').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow())
    .userId;
  await fillRankings(database.db, edition);
  await storeLeagueRanks(database.db, edition, 1);
  await sql`analyze`.execute(database.db);
});
afterAll(() => database.drop());

it.each([
  ['the first page', 0, ''],
  ['a page in the middle', TEAMS / 2, ''],
  ['the last page', TEAMS - SHOWN, ''],
  ['a search', 0, 'user 12'],
])('%s of all teams and of a large league reads no more rows of teams than it shows', async (_, offset, search) => {
  for (const statistic of rankingStatistics) {
    const board: Board = { edition, roundId: 1, prevRoundId: null, statistic };
    const section = { offset, limit: SHOWN, isReversed: false, search, userId };
    const most = search === '' ? MOST_READ : 10 * MOST_READ;
    expect(await rowsRead((tx) => readOverall(tx, board, section)), `all ${statistic}`).toBeLessThan(most);
    expect(await rowsRead((tx) => readStoredLeague(tx, board, league, section)), `league ${statistic}`).toBeLessThan(most);
  }
});

it('a page of a large league reads no more rows when it is deep, and some for each team that has come or left since its ranks were stored', async () => {
  const MOVED = 20;
  const leave = sql`
    insert into league_changes (league_id, round_id, team_id, teams) select ${league.id}::int, 1, id, -1 from teams order by id limit ${MOVED}
  `;
  for (const statistic of rankingStatistics) {
    const board: Board = { edition, roundId: 1, prevRoundId: null, statistic };
    const section = { offset: 0, limit: SHOWN, isReversed: false, search: '', userId };
    const rowsAt = (offset: number) => rowsRead(async (tx) => readStoredLeague(tx, board, league, { ...section, offset }), leave);
    const first = await rowsAt(0);
    expect(first).toBeLessThan(MOST_READ + MOVED * 25);
    expect(await rowsAt(TEAMS / 2)).toBeLessThan(first * 1.2);
    expect(await rowsAt(TEAMS - 2 * SHOWN)).toBeLessThan(first * 1.2);
  }
});

it('a league without stored ranks shows that rows are counted: its request reads each of its teams', async () => {
  const board: Board = { edition, roundId: 1, prevRoundId: null, statistic: 'overallPoints' };
  const section = { offset: 0, limit: SHOWN, isReversed: false, search: '', userId };
  expect(await rowsRead((tx) => readLeague(tx, board, league, section))).toBeGreaterThan(TEAMS);
});

/** The rows of tables with a row for each team or user that `work` reads after `before`, by index or one after the other. */
async function rowsRead(work: (tx: Kysely<Database>) => Promise<unknown>, before = sql`select`): Promise<number> {
  return database.db.transaction().execute(async (tx) => {
    await sql`delete from league_changes`.execute(tx);
    await before.execute(tx);
    // Ranking 3,000 teams without hashes takes longer than a request may.
    await sql`set local statement_timeout = '1min'`.execute(tx);
    // A table of 3,000 rows is read as a whole for twenty of them. These are the plans for larger ones.
    for (const plan of ['seqscan', 'hashjoin', 'mergejoin'])
      await sql`select set_config(${`enable_${plan}`}, 'off', true)`.execute(tx);
    const already = await countRows(tx);
    await work(tx);
    return (await countRows(tx)) - already;
  });
}

async function countRows(tx: Kysely<Database>): Promise<number> {
  const statement = sql`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables
    where relname in ('teams', 'team_totals', 'team_rounds', 'users', 'league_members')
  `;
  return (await readRow(tx, statement, z.object({ rows: z.int() }))).rows;
}
