import { expect, it, onTestFinished, vi } from 'vitest';
import { buildServer } from '../buildServer.ts';
import { createSeasonHarness } from '../commands/testing/createSeasonHarness.ts';
import { readConfig } from '../config/config.ts';
import { patience } from '../testing/patience.ts';

it('behind a cache, a change is announced when no older copy of its files is answered any more', async () => {
  const harness = await createSeasonHarness();
  onTestFinished(() => harness.drop());
  await harness.season('import --edition srp --from .');
  const config = readConfig({ LOG_LEVEL: 'silent', CACHE_SECONDS: '5' });
  const app = await buildServer({ config, db: harness.db, listenTo: harness.connectionString });
  onTestFinished(() => app.close());
  const read = async (name: string) => (await app.inject(`/json/${name}.json`)).body;
  const [rounds, checksums] = [await read('rounds'), await read('checksums')];
  await harness.season('start --edition srp --round 1');
  await vi.waitFor(async () => expect(await read('rounds')).not.toBe(rounds), { timeout: 4000 });
  expect(await read('checksums')).toBe(checksums);
  await vi.waitFor(async () => expect(await read('checksums')).not.toBe(checksums), patience);
});
