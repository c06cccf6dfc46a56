import { z } from '@rugby/domain/contract/schema';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { buildServer } from '../buildServer.ts';
import { readConfig } from '../config/config.ts';
import { createSeasonHarness, type SeasonHarness } from '../commands/testing/createSeasonHarness.ts';
import { readGameTime } from './readGameTime.ts';
import { listenForSeasons } from './syncSeasons.ts';
import { aRecord } from '../commands/testing/createSeasonFiles.ts';
import { patience } from '../testing/patience.ts';

const shownTime = z.object({ gameTime: z.string() });
let harness: SeasonHarness;
let app: FastifyInstance;

beforeAll(async () => {
  harness = await createSeasonHarness();
  await harness.season('import --edition srp --from .');
  app = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), db: harness.db, listenTo: harness.connectionString });
});

afterAll(async () => {
  await app.close();
  await harness.drop();
});

it('polling returns the new checksums after a command in another process [G-301, G-351]', async () => {
  const before = await poll();
  expect(await poll()).toEqual(before);
  await harness.season('start --edition srp --round 1');
  await vi.waitFor(async () => expect(await poll()).not.toEqual(before), patience);
});

it('the dashboard shows the round and the game time of a command [G-345]', async () => {
  await harness.season('finish --edition srp --round 1');
  await vi.waitFor(
    async () =>
      expect(await dashboard()).toMatchObject({ currentRoundId: 2, gameTime: expect.stringMatching(/^2101-03-01T08:0/) }),
    patience,
  );
});

it('changes that are published while the connection is broken are served once it is back', async () => {
  const before = await poll();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'season listener' and datname = current_database()`.execute(
    harness.db,
  );
  await harness.files.write('stats.json', [aRecord(101, 1, 11, { MP: 80, T: 3 })]);
  await harness.season('stats --edition srp --round 1 --from stats.json');
  await vi.waitFor(async () => expect(await poll()).not.toEqual(before), patience);
});

it('game time is that of the database again after the clock of this machine has jumped, forwards or back', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const { now } = Date;
  const minutesAhead = async () => {
    const shown = Date.parse(z.parse(shownTime, await dashboard()).gameTime);
    return Math.round((shown - (await readGameTime(harness.db, 'srp')).getTime()) / 60_000) + 0;
  };
  for (const hours of [3, -3]) {
    vi.spyOn(Date, 'now').mockImplementation(() => now() + hours * 3_600_000);
    await vi.waitFor(async () => expect(await minutesAhead()).toBe(0), patience);
  }
});

it('a closed listener does not reconnect and reports nothing', async () => {
  const closed = { onChange: vi.fn(), onBroken: vi.fn() };
  const open = { onChange: vi.fn(), onBroken: vi.fn() };
  const listener = await listenForSeasons(harness.connectionString, closed.onChange, closed.onBroken);
  const other = await listenForSeasons(harness.connectionString, open.onChange, open.onBroken);
  await listener.close();
  await harness.season('import --edition srp --from .');
  await vi.waitFor(() => expect(open.onChange).toHaveBeenCalled(), patience);
  expect([closed.onChange.mock.calls, closed.onBroken.mock.calls]).toEqual([[], []]);
  await other.close();
});

async function poll(): Promise<unknown> {
  return (await app.inject('/json/fantasy/checksums.json')).json();
}

async function dashboard(): Promise<unknown> {
  return (await app.inject('/api/en/fantasy/dashboard')).json().success;
}
