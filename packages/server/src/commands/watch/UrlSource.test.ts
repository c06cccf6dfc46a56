import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { editions } from '@rugby/domain/editions';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { aRecord, players, rounds, squads } from '../testing/createSeasonFiles.ts';
import { createSeasonHarness, type SeasonHarness } from '../testing/createSeasonHarness.ts';
import { FeedWatch } from './FeedWatch.ts';
import { pauseAfter } from './pauseAfter.ts';
import { UrlSource } from './UrlSource.ts';

interface Served {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sends no answer, or breaks the body off in the middle. */
  readonly fault?: 'hangs' | 'breaks-off';
}

/** How long a file is waited for that never answers: long enough for the others on a busy machine. */
const IMPATIENT_MS = 3000;

let harness: SeasonHarness;
let server: Server;
let files: Map<string, Served>;
/** The status of each answer and the URL of its request. */
let answers: string[];
/** The requests that never get an answer, and how many of them were open at the same time. */
let hanging: { now: number; most: number };
let said: string[];
let source: UrlSource;
let watch: FeedWatch;

beforeEach(async () => {
  harness = await createSeasonHarness();
  files = new Map<string, Served>([
    ['squads.json', { body: squads, headers: { etag: '"1"' } }],
    ['players.json', { body: players, headers: { 'last-modified': 'Mon, 02 Mar 2026 08:00:00 GMT' } }],
    ['rounds.json', { body: rounds, headers: { etag: '"1"' } }],
  ]);
  answers = [];
  hanging = { now: 0, most: 0 };
  said = [];
  server = createServer(({ url = '', headers }, response) => {
    const { status = 404, headers: sent = {}, body, fault } = serve(url);
    if (fault === 'hangs') {
      hanging.now += 1;
      hanging.most = Math.max(hanging.most, hanging.now);
      response.on('close', () => (hanging.now -= 1));
      return;
    }
    if (fault === 'breaks-off') {
      response.writeHead(status, { 'content-length': '1000' }).write('[', () => response.destroy());
      return;
    }
    const isKnown =
      (sent['etag'] !== undefined && headers['if-none-match'] === sent['etag']) ||
      (sent['last-modified'] !== undefined && headers['if-modified-since'] === sent['last-modified']);
    answers.push(`${isKnown ? 304 : status} ${url}`);
    response.writeHead(isKnown ? 304 : status, sent).end(isKnown || body === undefined ? undefined : textOf(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  watchWithin();
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await harness.drop();
});

/** Watches the source, which waits for an answer for so long. */
function watchWithin(answerWithinMs?: number): void {
  source = new UrlSource(`http://127.0.0.1:${portOf(server)}/feed?token=secret`, answerWithinMs);
  watch = new FeedWatch(editions.srp, source, (sentence) => said.push(sentence));
}

/** Round 1 is playing, and no change that was received before its kick-off waits any more. */
async function startRound(): Promise<void> {
  await harness.season('start --edition srp --round 1');
  await harness.season('clock --edition srp --at 2101-03-01T08:01:00Z');
}

function serve(url: string): Served {
  const file = files.get(url.replace('/feed/', '').replace('?token=secret', ''));
  return file === undefined ? {} : { status: 200, ...file };
}

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

function portOf({ address }: Pick<Server, 'address'>): number {
  const bound: AddressInfo | string | null = address.call(server);
  return typeof bound === 'object' && bound !== null ? bound.port : 0;
}

async function look() {
  said.length = 0;
  answers.length = 0;
  const { troubles, ...pass } = await watch.pass(harness.db);
  return { ...pass, said: [...said, ...troubles].join('\n'), answers: [...answers] };
}

describe('the watch of a URL', () => {
  it('asks for each file with the token of the URL, and again only for changes', async () => {
    const first = await look();
    expect(first.said).toContain('The srp season was imported');
    const asked = ['players', 'rounds', 'squads'].map((name) => `200 /feed/${name}.json?token=secret`);
    expect(first.answers.toSorted()).toEqual(asked);
    const second = await look();
    expect([second.said, second.answers.map((answer) => answer.slice(0, 3))]).toEqual(['', ['304', '304', '304']]);
    files.set('squads.json', { body: squads, headers: { etag: '"2"' } });
    expect((await look()).said).toBe('');
    files.set('players.json', { body: players.slice(1) });
    expect((await look()).said).toContain('now eliminated: 1.');
  });

  it('asks for the stats of rounds that have started', async () => {
    await look();
    await startRound();
    files.set('stats-1.json', { body: [aRecord(101, 1, 11)] });
    files.set('stats-2.json', { body: [aRecord(101, 2, 21)] });
    const { answers: asked, said: words } = await look();
    expect(asked.filter((answer) => answer.includes('stats'))).toEqual(['200 /feed/stats-1.json?token=secret']);
    expect(words).toContain('Round 1: 1 records read');
  });

  it('takes in what it gets when a file fails, and rests for as long as the source asks', async () => {
    await look();
    await startRound();
    files.set('players.json', { status: 503, headers: { 'retry-after': '120' } });
    files.set('stats-1.json', { body: [aRecord(101, 1, 11)] });
    const checkedAt = async () => (await harness.db.selectFrom('feeds').select('checkedAt').executeTakeFirst())?.checkedAt;
    const before = await checkedAt();
    const { said: words, pauseMs } = await look();
    expect(words).toContain('Round 1: 1 records read');
    expect(words).toContain('/feed/players.json was answered with status 503.');
    expect([pauseMs, await checkedAt()]).toEqual([120_000, before]);
    expect(words).not.toContain('secret');
  });

  it.each([
    ['never answers', 'hangs', 'does not answer'],
    ['breaks off', 'breaks-off', 'broke off'],
  ] as const)('takes in the other files while one %s', async (_, fault, trouble) => {
    watchWithin(IMPATIENT_MS);
    await look();
    await startRound();
    files.set('squads.json', { fault });
    files.set('stats-1.json', { body: [aRecord(101, 1, 11)] });
    const { said: words, isAnswering } = await look();
    expect(words).toContain('Round 1: 1 records read');
    expect(words).toContain(`/feed/squads.json ${trouble}`);
    expect(isAnswering).toBe(true);
    files.set('squads.json', { body: squads });
    expect((await look()).said).toBe('');
  });

  it('waits for files that do not answer at the same time', async () => {
    watchWithin(IMPATIENT_MS);
    await look();
    await harness.season('start --edition srp --round 1');
    for (const name of ['players.json', 'rounds.json', 'stats-1.json']) files.set(name, { fault: 'hangs' });
    const offer = await source.look([1]);
    expect(hanging.most).toBe(3);
    expect(offer.troubles).toHaveLength(3);
  });

  it('counts a source that refuses every file as one that does not answer', async () => {
    for (const name of files.keys()) files.set(name, { status: 500 });
    expect((await look()).isAnswering).toBe(false);
  });

  it('refuses a body that is too long while it arrives, without its URL’s token', async () => {
    files.set('rounds.json', { body: ' '.repeat(17 * 1024 * 1024) });
    const { said: words } = await look();
    expect(words).toMatch(/\/feed\/rounds\.json has 1[67] MB\. At most 16 MB are read\./);
    expect(words).not.toContain('secret');
  });

  it('of a source that does not answer fails, for the next pass to try again', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await expect(watch.pass(harness.db)).rejects.toThrow(/\/feed\/squads\.json does not answer/);
  });
});

test('the pause doubles with every failure, up to about five minutes', () => {
  expect(pauseAfter(0, 1000)).toBe(1000);
  for (const [failures, ms] of [
    [1, 2000],
    [3, 8000],
    [40, 300_000],
  ] as const) {
    expect(pauseAfter(failures, 1000)).toBeGreaterThanOrEqual(ms * 0.75);
    expect(pauseAfter(failures, 1000)).toBeLessThanOrEqual(ms * 1.25);
  }
});
