import { type Edition, editionIds, editions } from '@rugby/domain/editions';
import { statLine } from '@rugby/domain/game/scoring/statLine';
import fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeTeam } from '../commands/testing/createSeasonHarness.ts';
import { toLineupColumn } from '../db/lineupColumn.ts';
import * as rankings from '../db/migrations/0010_rankings.ts';
import * as roundPoints from '../db/migrations/0027_round_points.ts';
import * as levelTeams from '../db/migrations/0028_level_teams.ts';
import * as figuresWithoutIndexes from '../db/migrations/0029_figures_without_indexes.ts';
import type { Database } from '../db/tables.ts';
import { completeStart } from '../season/rounds/completeStart.ts';
import { fullLineup } from '../testing/aLineup.ts';
import { aSeason, minutesFromNow, playerAt } from '../testing/aSeason.ts';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import type { InTransaction } from './workInBlocks.ts';
import { scoreTeams } from './scoreTeams.ts';
import { continueInBlock } from './testing/continueInBlock.ts';
import { countRanks, readListedRanks, readRanks } from './testing/countRanks.ts';

const players = [playerAt('prop', 1), playerAt('prop', 2), playerAt('hooker', 3)];
const roundIds = [1, 2, 3, 4];
let database: TestDatabase;
let teamIds: Record<Edition['id'], number[]>;

beforeAll(async () => {
  database = await cloneDatabase();
  // The teams of each edition begin in one block of ids and go on in the next one.
  teamIds = { srp: await storeEdition('srp', 0), trc: await storeEdition('trc', 2) };
});
afterAll(() => database.drop());

/** Stores a season of four rounds, and nine teams, the first six of them in a block. */
async function storeEdition(edition: Edition['id'], block: number): Promise<number[]> {
  const { db } = database;
  await aSeason(db, edition);
  const later = { edition, roundStage: 'group', status: 'scheduled', startDate: minutesFromNow(90_000) } as const;
  await db
    .insertInto('rounds')
    .values([3, 4].map((id) => ({ ...later, id, roundNumber: id })))
    .execute();
  const sides = { homeSquadId: 1, awaySquadId: 2, homeScore: null, awayScore: null, venueName: 'Ground' } as const;
  await db
    .insertInto('fixtures')
    .values(
      [3, 4].map((roundId) => ({ ...sides, status: 'scheduled', edition, id: roundId + 1, roundId, date: later.startDate })),
    )
    .execute();
  const ids: number[] = [];
  if (block > 0) await continueInBlock(db, block);
  for (const startRoundId of [1, 1, 1, 1, 1, 2, 2, 3, 4]) {
    const captainId = players.toReversed()[ids.length % 4] ?? playerAt('lock', 4);
    // Of the six teams of the first block, one has the first player: it is moved alone when the record of that player is corrected.
    const absent = new Set(players.slice(0, [0, 1, 3, 2, 1, 1, 1, 3, 2][ids.length]));
    const lineup = toLineupColumn(fullLineup).map((id) => (absent.has(id) ? id + 1 : id));
    if (ids.length === 6) await continueInBlock(db, block + 1);
    ids.push(await storeTeam(database, { name: `${edition} ${ids.length}`, lineup, captainId, startRoundId, edition }));
  }
  return ids;
}

const step = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ kind: 'start' } as const) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('stats' as const),
      round: fc.nat(3),
      points: fc.array(fc.integer({ min: -2, max: 3 }), { minLength: 3, maxLength: 3 }),
      interruptedAfter: fc.nat(4),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('correction' as const),
      round: fc.nat(3),
      player: fc.nat(2),
      interruptedAfter: fc.nat(4),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), team: fc.nat(8) }) },
);

it.each(editionIds)(
  'points and ranks of %s after any rounds, corrections, absences and interrupted passes are those of a recount that compares every team with every other one',
  async (id) => {
    const edition = editions[id];
    const other = edition.otherId;
    const ranks: number[] = [];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        await rolledBack(async (tx) => {
          // The other edition plays with the same players; nothing that follows moves its ranks.
          await start(tx, editions[other], 1);
          await take(tx, editions[other], { kind: 'stats', round: 0, points: [1, 2, 3], interruptedAfter: 0 }, [1]);
          const before = await expectSameRanks(tx, other);
          const begun: number[] = [];
          for (const taken of steps) {
            await take(tx, edition, taken, begun);
            ranks.push((await expectSameRanks(tx, id)).length);
          }
          expect(await expectSameRanks(tx, other)).toEqual(before);
        });
      }),
      { numRuns: 25 },
    );
    expect(Math.max(...ranks)).toBeGreaterThan(50);
  },
);

it('a database from before the rankings gets those of the rounds that it has played', async () => {
  await rolledBack(async (tx) => {
    const begun: number[] = [];
    for (const points of [
      [3, 1, 2],
      [0, 2, 2],
      [1, 1, 0],
    ]) {
      // prettier-ignore
      await take(tx, editions.srp, { kind: 'start' }, begun);
      await take(tx, editions.srp, { kind: 'stats', round: begun.length - 1, points, interruptedAfter: 0 }, begun);
    }
    const before = await readRanks(tx, 'srp');
    await restoreFirstTables(tx);
    const migrations: readonly Migration[] = [rankings, roundPoints, levelTeams, figuresWithoutIndexes];
    for (const migration of migrations) {
      await migration.up(tx);
      // Many teams take longer than a request may.
      const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as "limit"`.execute(tx);
      expect(rows).toEqual([{ limit: '10min' }]);
    }
    expect(inOrder(await readRanks(tx, 'srp'))).toEqual(inOrder(before));
    await expectSameRanks(tx, 'srp');
    const kickOffs = await tx.selectFrom('teamTotals').select(['kickOffs', 'points', 'pointsAtKickOff']).execute();
    for (const row of kickOffs) expect(row).toMatchObject({ kickOffs: 1, pointsAtKickOff: Number(row.points) - 1 });
  });
});

it.each([
  ['points of a round', sql`update team_rounds set points = points + 1`],
  [
    'totals after a round that begins',
    sql`insert into team_totals (team_id, edition, round_id, total_points, rounds_played, average_tenths)
      select team_id, edition, round_id, 0, 1, 0 from team_rounds`,
  ],
])('%s that a process of an older version would store where this one does not look are refused', async (_, statement) => {
  await rolledBack(async (tx) => {
    await start(tx, editions.srp, 1);
    await tx.updateTable('teamRounds').set({ value: 1 }).execute();
    await tx.deleteFrom('teamTotals').execute();
    await expect(statement.execute(tx)).rejects.toThrow(
      'A newer version of the game stores the points of rounds in team_totals.',
    );
  });
});

/** Restores the tables from before the rankings, with the points of the rounds beside the lineups. */
async function restoreFirstTables(tx: Transaction<Database>): Promise<void> {
  for (const statement of [
    `drop trigger points_of_team_rounds on team_rounds`,
    `update team_rounds set points = team_totals.points, kick_offs = 1, points_at_kick_off = team_totals.points - 1 from team_totals
      where team_totals.team_id = team_rounds.team_id and team_totals.round_id = team_rounds.round_id`,
    `create index team_rounds_by_points on team_rounds (edition, round_id, points)`,
    `drop table team_totals, ranking_levels, level_teams`,
    `drop function refuse_points_of_team_rounds, refuse_totals_without_points`,
    `drop index users_by_display_name`,
  ])
    await sql.raw(statement).execute(tx);
}

type Step =
  | { readonly kind: 'start' }
  | { readonly kind: 'stats'; readonly round: number; readonly points: readonly number[]; readonly interruptedAfter: number }
  | { readonly kind: 'correction'; readonly round: number; readonly player: number; readonly interruptedAfter: number }
  | { readonly kind: 'leave'; readonly team: number };

async function start(tx: Transaction<Database>, edition: Edition, roundId: number): Promise<void> {
  const round = tx.updateTable('rounds').set({ status: 'playing' }).where('edition', '=', edition.id).where('id', '=', roundId);
  await round.execute();
  await completeStart([(work) => work(tx)], edition, roundId);
}

async function take(tx: Transaction<Database>, edition: Edition, taken: Step, begun: number[]): Promise<void> {
  switch (taken.kind) {
    case 'start': {
      const id = roundIds[begun.length];
      if (id === undefined) return;
      await start(tx, edition, id);
      begun.push(id);
      return;
    }
    case 'stats': {
      const roundId = begun[taken.round];
      if (roundId === undefined) return;
      await tx.deleteFrom('statRecords').where('edition', '=', edition.id).where('roundId', '=', roundId).execute();
      const records = taken.points.map((points, index) => ({ points, playerId: players[index] ?? 0 }));
      const rest = {
        edition: edition.id,
        roundId,
        fixtureId: fixtureIds[roundId - 1] ?? 1,
        line: JSON.stringify(statLine({})),
      } as const;
      await tx
        .insertInto('statRecords')
        .values(records.map((record) => ({ ...record, ...rest })))
        .execute();
      return scoreInTwoPasses(tx, edition, roundId, taken.interruptedAfter);
    }
    case 'correction': {
      const roundId = begun[taken.round % begun.length];
      if (roundId === undefined) return;
      await tx
        .updateTable('statRecords')
        .set(({ eb }) => ({ points: eb('points', '+', 1) }))
        .where('edition', '=', edition.id)
        .where('roundId', '=', roundId)
        .where('playerId', '=', players[taken.player] ?? 0)
        .execute();
      return scoreInTwoPasses(tx, edition, roundId, taken.interruptedAfter);
    }
    case 'leave':
      await tx
        .updateTable('teams')
        .set({ isComplete: false })
        .where('id', '=', teamIds[edition.id][taken.team] ?? 0)
        .execute();
  }
}

/** Scores teams as a process does that is killed after so many transactions, and then as the next one. */
async function scoreInTwoPasses(
  tx: Transaction<Database>,
  edition: Edition,
  roundId: number,
  interruptedAfter: number,
): Promise<void> {
  await interruptPass(tx, edition, roundId, interruptedAfter);
  await scoreTeams([(work) => work(tx)], edition, roundId);
}

async function interruptPass(tx: Transaction<Database>, edition: Edition, roundId: number, transactions: number): Promise<void> {
  const killed = new Error('killed');
  let left = transactions;
  const inTransaction: InTransaction = (work) => {
    left -= 1;
    return left < 0 ? Promise.reject(killed) : work(tx);
  };
  const pass = scoreTeams([inTransaction], edition, roundId);
  await pass.catch((error: unknown) => {
    if (error !== killed) throw error;
  });
}

/** A fixture of each round. */
const fixtureIds = [1, 3, 4, 5];

async function expectSameRanks(tx: Transaction<Database>, edition: Edition['id']) {
  const { rows: miscounted } = await sql`
    select team_id, round_id, team_totals.points, counted from team_rounds join team_totals using (team_id, round_id) cross join lateral (
      select coalesce(sum(records.points * case when player_id = captain_id then 2 else 1 end), 0)::int as counted
      from stat_records as records
      where records.edition = team_rounds.edition and records.round_id = team_rounds.round_id and player_id = any(lineup)
    ) as recount where team_totals.points <> counted
  `.execute(tx);
  expect(miscounted).toEqual([]);
  const counted = await countRanks(tx, edition);
  expect(inOrder(await readRanks(tx, edition))).toEqual(inOrder(counted));
  expect(inOrder(await readListedRanks(tx, edition))).toEqual(inOrder(counted));
  const levels = await tx
    .selectFrom('rankingLevels')
    .select(({ fn }) => fn.sum<string>('teams').as('teams'))
    .where('edition', '=', edition)
    .executeTakeFirst();
  expect(Number(levels?.teams ?? 0)).toBe(counted.length);
  return counted;
}

function inOrder(ranks: readonly object[]): readonly string[] {
  return ranks
    .map((rank) => JSON.stringify(Object.entries(rank).toSorted(([a], [b]) => a.localeCompare(b))))
    .toSorted((a, b) => a.localeCompare(b));
}

async function rolledBack(work: (tx: Transaction<Database>) => Promise<void>): Promise<void> {
  const undo = new Error('rolled back');
  const done = database.db.transaction().execute(async (tx) => {
    await work(tx);
    throw undo;
  });
  await done.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
}
