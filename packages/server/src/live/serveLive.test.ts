import { setTimeout as sleep } from 'node:timers/promises';
import { refusal } from '@rugby/domain/contract/envelope';
import { checksumHeader } from '@rugby/domain/contract/jsonFile';
import { z } from '@rugby/domain/contract/schema';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildServer } from '../buildServer.ts';
import { aRecord } from '../commands/testing/createSeasonFiles.ts';
import { createSeasonHarness, type SeasonHarness } from '../commands/testing/createSeasonHarness.ts';
import { readConfig } from '../config/config.ts';
import { listenAnywhere } from '../protection/testing/rawRequest.ts';
import type { StreamLimits } from './LiveStreams.ts';
import { type LiveListener, listenToLive } from './testing/listenToLive.ts';
import { patience } from '../testing/patience.ts';

interface Process {
  readonly app: FastifyInstance;
  readonly site: string;
}

let harness: SeasonHarness;
let one: Process;
let other: Process;
const listeners: LiveListener[] = [];

beforeAll(async () => {
  harness = await createSeasonHarness();
  await harness.season('import --edition srp --from .');
  [one, other] = [await start(), await start()];
});
afterEach(() => listeners.splice(0).forEach(({ close }) => close()));
afterAll(async () => {
  await one.app.close();
  await other.app.close();
  await harness.drop();
});

async function start(streamLimits?: StreamLimits): Promise<Process> {
  const config = readConfig({ LOG_LEVEL: 'silent', METRICS_TOKEN: 'a-token-of-operators' });
  const listenTo = harness.connectionString;
  const app = await buildServer({ config, db: harness.db, listenTo, ...(streamLimits && { streamLimits }) });
  return { app, site: `http://127.0.0.1:${await listenAnywhere(app)}` };
}

async function listenTo({ site }: Process, area = 'fantasy'): Promise<LiveListener> {
  const listener = await listenToLive(`${site}/api/en/${area}/live`);
  listeners.push(listener);
  return listener;
}

async function published(): Promise<unknown> {
  return (await one.app.inject('/json/checksums.json')).json();
}

describe('a stream of live updates', () => {
  it('says what is published when it opens, and asks for a pause before reconnecting [G-301]', async () => {
    const listener = await listenTo(one);
    await vi.waitFor(() => expect(listener.states()).toHaveLength(1), patience);
    expect(listener.states()[0]?.checksums).toEqual(await published());
    expect(listener.text()).toMatch(/^retry: [23]\d{3}\n\n/);
    expect([listener.headers.get('content-type'), listener.headers.get('cache-control')]).toEqual([
      'text/event-stream; charset=utf-8',
      'no-store, no-transform',
    ]);
    expect(listener.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('may not be read by a page of another site', async () => {
    const listener = await listenToLive(`${one.site}/api/en/fantasy/live`, { origin: 'https://evil.example' });
    listeners.push(listener);
    expect([...listener.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(listener.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('of every process says once what a command has changed, after all ranks are counted [G-301, B14]', async () => {
    const all = [await listenTo(one), await listenTo(one), await listenTo(other)];
    await vi.waitFor(() => expect(all.map(({ states }) => states().length)).toEqual([1, 1, 1]), patience);
    await harness.season('start --edition srp --round 1');
    await vi.waitFor(() => expect(all.map(({ states }) => states().length)).toEqual([2, 2, 2]), patience);
    await harness.files.write('stats.json', [aRecord(101, 1, 11, { MP: 80, T: 3 })]);
    await harness.season('stats --edition srp --round 1 --from stats.json');
    await vi.waitFor(() => expect(all.map(({ states }) => states().length)).toEqual([3, 3, 3]), patience);
    const [before, started, scored] = all[0]?.states() ?? [];
    expect(scored?.ranks).toBe((started?.ranks ?? 0) + 1);
    expect(started?.checksums.rounds).not.toBe(before?.checksums.rounds);
    expect(scored?.checksums).toEqual(await published());
    for (const { states } of all) expect(states()).toEqual(all[0]?.states());
  });

  it('of one process names a file that another process sends, also before that has heard of the change [G-215, G-301]', async () => {
    const listener = await listenTo(one);
    // It hears of no change.
    const late = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), db: harness.db });
    onTestFinished(() => late.close());
    const read = async (checksum?: string) => {
      const answer = await late.inject({
        url: '/json/rounds.json',
        ...(checksum && { headers: { [checksumHeader]: checksum } }),
      });
      return answer.headers['etag'];
    };
    const before = await read();
    await harness.season('finish --edition srp --round 1');
    await vi.waitFor(() => expect(`"${listener.states().at(-1)?.checksums.rounds}"`).not.toBe(before), patience);
    const { rounds } = listener.states().at(-1)?.checksums ?? {};
    expect(await read()).toBe(before);
    expect(await Promise.all([read('unknown'), read(rounds)])).toEqual([`"${rounds}"`, `"${rounds}"`]);
    expect(await read()).toBe(`"${rounds}"`);
  });

  it('keeps the ranks of before while a scoring pass runs', async () => {
    const listener = await listenTo(one);
    await vi.waitFor(() => expect(listener.states()).toHaveLength(1), patience);
    await sql`insert into scoring_passes (edition, round_id) select 'srp', id from rounds where edition = 'srp' limit 1`.execute(
      harness.db,
    );
    await sql`update seasons set revision = revision + 1 where edition = 'srp'`.execute(harness.db);
    const late = await listenTo(await startAnother());
    await vi.waitFor(() => expect(late.states()).toHaveLength(1), patience);
    expect(late.states()).toEqual(listener.states());
    await sql`delete from scoring_passes`.execute(harness.db);
    await sql`select pg_notify('season', 'srp')`.execute(harness.db);
    await vi.waitFor(() => expect(listener.states()).toHaveLength(2), patience);
    expect(listener.states()[1]?.ranks).toBe((listener.states()[0]?.ranks ?? 0) + 1);
  });

  it('says nothing of another edition', async () => {
    const listener = await listenTo(one, 'fantasy/trc');
    await harness.season('import --edition srp --from .');
    await sleep(200);
    expect([listener.status, listener.states()]).toEqual([200, []]);
  });

  it('says after a broken connection to the database what was published meanwhile', async () => {
    const listener = await listenTo(one);
    await vi.waitFor(() => expect(listener.states()).toHaveLength(1), patience);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'season listener' and datname = current_database()`.execute(
      harness.db,
    );
    await harness.files.write('stats.json', [aRecord(101, 1, 11, { MP: 80, T: 1 })]);
    await harness.season('stats --edition srp --round 1 --from stats.json');
    await vi.waitFor(async () => expect(listener.states().at(-1)?.checksums).toEqual(await published()), patience);
  });
});

describe('the number of streams', () => {
  it('is bounded in a process: 503 with Retry-After, until one closes', async () => {
    const full = await startAnother({ all: 2, ofNetwork: 10 });
    const [first] = [await listenTo(full), await listenTo(full)];
    const refused = await fetch(`${full.site}/api/en/fantasy/live`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(z.parse(refusal, await refused.json()).errors).toMatchObject([{ code: 'unavailable' }]);
    first.close();
    await vi.waitFor(async () => expect((await listenTo(full)).status).toBe(200), patience);
  });

  it('is bounded for an address: 429 with Retry-After', async () => {
    const full = await startAnother({ all: 10, ofNetwork: 1 });
    await listenTo(full);
    const refused = await fetch(`${full.site}/api/en/fantasy/live`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(z.parse(refusal, await refused.json()).errors).toMatchObject([{ code: 'rate-limited', data: { retryAfter: 60 } }]);
  });

  it('is a metric, and streams do not count as slow requests', async () => {
    const counted = await startAnother();
    const listener = await listenTo(counted);
    const metrics = async () =>
      (await counted.app.inject({ url: '/metrics', headers: { authorization: 'Bearer a-token-of-operators' } })).body;
    expect(await metrics()).toMatch(/^live_streams 1$/m);
    listener.close();
    await vi.waitFor(async () => expect(await metrics()).toMatch(/^live_streams 0$/m), patience);
    expect(await metrics()).not.toMatch(/route="[^"]*\/live"/);
  });
});

it('every stream ends when the server closes, which does not wait for them', async () => {
  const closing = await start();
  const all = [await listenTo(closing), await listenTo(closing)];
  const begun = performance.now();
  await Promise.all([closing.app.close(), ...all.map(({ ended }) => ended)]);
  expect(performance.now() - begun).toBeLessThan(5000);
  for (const { text } of all) expect(text()).toMatch(/\nretry: \d{1,5}\n\n$/);
});

it('a stream opens while the database hangs, and says what is published once it answers again', async () => {
  const fresh = await startAnother();
  const { promise: blocked, resolve: release } = Promise.withResolvers<void>();
  const locking = harness.db.transaction().execute(async (tx) => {
    await sql`lock table seasons in access exclusive mode`.execute(tx);
    await blocked;
  });
  await sleep(50);
  const listener = await listenTo(fresh);
  await sleep(2500);
  expect([listener.status, listener.states()]).toEqual([200, []]);
  release();
  await locking;
  await vi.waitFor(() => expect(listener.states()).toHaveLength(1), patience);
});

it.each([
  ['another language', 'GET', '/api/xx/fantasy/live', 404],
  ['HEAD', 'HEAD', '/api/en/fantasy/live', 405],
  ['POST', 'POST', '/api/en/fantasy/live', 405],
])('%s is no stream', async (_, method, path, status) => {
  expect((await fetch(one.site + path, { method })).status).toBe(status);
});

/** A process that ends with the test. */
async function startAnother(streamLimits?: StreamLimits): Promise<Process> {
  const process = await start(streamLimits);
  onTestFinished(() => process.app.close());
  return process;
}
