import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { full } from '../testing/aFifteen.ts';
import { playerAt } from '../testing/aSeason.ts';
import { seasonHeldStill } from './locks.ts';

let desk: TeamHarness;

beforeAll(async () => {
  desk = await createTeamHarness();
});
afterAll(() => desk.drop());

it('a pass that meets a fan at work counts the team that he ends up with', async () => {
  const fan = await desk.fan();
  await fan.post('team/update', full);
  await desk.start(1);
  const working = Promise.withResolvers<void>();
  const fanAtWork = desk.db.transaction().execute(async (tx) => {
    await sql`select ${seasonHeldStill('srp')}`.execute(tx);
    await tx
      .updateTable('teamRounds')
      .set({ captainId: playerAt('hooker', 3) })
      .execute();
    working.resolve();
    await sleep(500);
  });
  await working.promise;
  await desk.stats(1, 1, { [full.captainId]: { T: 1 } });
  await fanAtWork;
  expect(await desk.db.selectFrom('teamRounds').select('points').execute()).toEqual([{ points: 15 }]);
});
