import { editions } from '@rugby/domain/editions';
import { rankingStatistics } from '@rugby/domain/game/model/rankingStatistics';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeTeam } from '../commands/testing/createSeasonHarness.ts';
import { toLineupColumn } from '../db/lineupColumn.ts';
import { storePoints } from '../scoring/storePoints.ts';
import { fillRankings } from '../scoring/testing/fillRankings.ts';
import { fullLineup } from '../testing/aLineup.ts';
import { aSeason, playerAt } from '../testing/aSeason.ts';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import type { Board, BoardPage } from './Board.ts';
import { readOverall } from './readOverall.ts';
import { storeCrowd } from './testing/storeCrowd.ts';

const edition = editions.srp.id;
const TEAMS = 60;
const ROWS = 20;
let database: TestDatabase;
let userId: number;

beforeAll(async () => {
  database = await cloneDatabase();
  const { db } = database;
  await aSeason(db);
  await storeTeam(database, { name: 'model', lineup: toLineupColumn(fullLineup), captainId: playerAt('prop', 1) });
  await db.transaction().execute((tx) => storeCrowd(tx, TEAMS));
  await db.updateTable('rounds').set({ status: 'playing', kickOffs: 1 }).where('id', '=', 1).execute();
  // Before the first points of a round all teams share a level.
  await db.updateTable('teamTotals').set({ points: 0 }).execute();
  await fillRankings(db, edition);
  const teams = await db.selectFrom('teams').select(['id', 'userId']).where('name', '=', 'crowd').orderBy('id').execute();
  userId = teams[7]?.userId ?? 0;
  const points = new Map(teams.slice(0, TEAMS - 10).map(({ id }) => [id, (id * 37) % 23]));
  await db.transaction().execute((tx) => storePoints(tx, edition, { roundId: 1, points, areMany: true }));
});
afterAll(() => database.drop());

it.each(rankingStatistics)(
  'a page by %s has all its rows and their exact ranks while a scoring pass has moved teams that are not counted in their levels yet [A-135, B14]',
  async (statistic) => {
    const board: Board = { edition, roundId: 1, prevRoundId: null, statistic };
    const expected = await recount();
    for (const isReversed of [false, true]) {
      const rows = isReversed ? expected.toReversed() : expected;
      for (let offset = 0; offset < TEAMS; offset += ROWS) {
        const page = await readOverall(database.db, board, { offset, limit: ROWS, isReversed, search: '', userId });
        expect(page.places.map(shown)).toEqual(rows.slice(offset, offset + ROWS));
        expect(page.own && shown(page.own)).toEqual(expected.find((row) => row.userId === userId));
      }
    }
    const top = expected[0]?.points ?? 0;
    const { nextFigure, next } = await readOverall(database.db, board, {
      offset: 0,
      limit: ROWS,
      isReversed: false,
      search: '',
      userId,
    });
    const own = expected.find((row) => row.userId === userId)?.points ?? top;
    const better = expected.filter(({ points }) => points > own);
    expect([nextFigure === null, next?.userId]).toEqual([better.length === 0, better.at(-1)?.userId]);
  },
);

type Row = ReturnType<typeof shown>;

function shown({ userId: id, rank, isTied, roundPoints }: BoardPage['places'][number]) {
  return { userId: id, rank, isTied, points: roundPoints };
}

/** The teams in their order: in the first round all statistics agree. */
async function recount(): Promise<readonly Row[]> {
  const { rows } = await sql<{ userId: number; points: number }>`
    select user_id, points from team_totals join teams on teams.id = team_id where round_id = 1 order by points desc, team_id
  `.execute(database.db);
  return rows.map((row) => ({
    ...row,
    rank: 1 + rows.filter(({ points }) => points > row.points).length,
    isTied: rows.filter(({ points }) => points === row.points).length > 1,
  }));
}
