import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullSelection } from '../testing/aLineup.ts';
import { playerAt } from '../testing/aSeason.ts';
import { seasonLocked } from './locks.ts';

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
  const fanAtWork = harness.db.transaction().execute(async (tx) => {
    await sql`select ${seasonLocked('srp')}`.execute(tx);
    await tx
      .updateTable('teamRounds')
      .set({ captainId: playerAt('hooker', 3) })
      .execute();
    working.resolve();
    await sleep(500);
  });
  await working.promise;
  await harness.stats(1, 1, { [fullSelection.captainId]: { T: 1 } });
  await fanAtWork;
  expect(await harness.db.selectFrom('teamRounds').select('points').execute()).toEqual([{ points: 15 }]);
});
