import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullSelection } from '../testing/aLineup.ts';
import { playerAt } from '../testing/aSeason.ts';
import { seasonLocked } from './locks.ts';
import { patience } from '../testing/patience.ts';

let harness: TeamHarness;

beforeAll(async () => {
  harness = await createTeamHarness();
});
afterAll(() => harness.drop());

it('scoring waits for a user’s change in progress and scores the changed team', async () => {
  const user = await harness.signIn();
  await user.post('team/update', fullSelection);
  await harness.start(1);
  const working = Promise.withResolvers<void>();
  const change = harness.db.transaction().execute(async (tx) => {
    await sql`select ${seasonLocked('srp')}`.execute(tx);
    await tx
      .updateTable('teamRounds')
      .set({ captainId: playerAt('hooker', 3) })
      .execute();
    working.resolve();
    await vi.waitFor(async () => expect(await waitingForLocks()).toEqual([1]), patience);
  });
  await working.promise;
  await harness.stats(1, 1, { [fullSelection.captainId]: { T: 1 } });
  await change;
  expect(await harness.db.selectFrom('teamTotals').select('points').execute()).toEqual([{ points: 15 }]);
});

/** Returns how many transactions of this database wait for an advisory lock, in a list of one. */
async function waitingForLocks(): Promise<readonly number[]> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and locktype = 'advisory' and not granted
  `.execute(harness.db);
  return rows.map(({ count }) => count);
}
