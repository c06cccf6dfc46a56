import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer } from '../buildServer.ts';
import { readConfig } from '../config/config.ts';
import { emptyWireLineup } from '../testing/aLineup.ts';
import { aSeason, playerAt } from '../testing/aSeason.ts';
import { type SignedInUser, signInUser } from '../testing/signInUser.ts';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';

const star = playerAt('fly_half', 5);

let database: TestDatabase;
let app: FastifyInstance;
let user: SignedInUser;

beforeAll(async () => {
  database = await cloneDatabase();
  await aSeason(database.db);
  await database.db.updateTable('players').set({ cost: 101_900_000 }).where('id', '=', star).execute();
  app = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), ...database });
  user = await signInUser(database.db);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

it('refuses to fill a draft over budget with a way out, not as a save [D45]', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/en/fantasy/team/autopick',
    headers: { ...user.headers },
    payload: { lineup: { ...emptyWireLineup, fly_half: [star] }, captainId: star },
  });
  expect([answer.statusCode, answer.json().errors]).toMatchObject([
    422,
    [
      {
        code: 'no-legal-completion',
        message: 'Your players are already 1.9 million over budget. Remove an expensive player and try again.',
      },
    ],
  ]);
});
