import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import type { SignedInUser } from '../../testing/signInUser.ts';
import { storeSeasonWithUsersIn } from '../gameProcess.ts';
import { expectAppliedOnce, type Orders, sendOrders } from '../orders.ts';
import { recordProof } from '../size.ts';
import { type FileRead, readEachFile, readFiles } from './readFiles.ts';
import { openStreams } from './openStreams.ts';
import { countReplicaReads, TeamReads } from './TeamReads.ts';
import { type Cluster, startCluster, startWeb } from './startCluster.ts';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 });

const USERS = 8;
/** Each test has users of its own. */
const LOADS = 8;
const KILLS = 5;
const LONGEST_PAUSE_MS = 15_000;
const STEADY_MS = 3000;

interface Load {
  readonly orders: readonly Orders[];
  readonly reads: readonly FileRead[];
  readonly teams: TeamReads;
  /** The longest time between two acknowledged changes. */
  readonly pauseMs: number;
}

let cluster: Cluster;
let users: readonly SignedInUser[];
let nextUser = 0;

beforeAll(async () => {
  cluster = await startCluster();
  const stored = await storeSeasonWithUsersIn(cluster.connectionString, LOADS * USERS);
  // The cookie that is sent through TLS has another name.
  users = stored.map((user) => ({ ...user, headers: { cookie: `__Host-${user.headers.cookie}` } }));
  await sleep(3000);
  // The season is newer than the processes: each has its files once it was asked for them.
  for (const { site } of cluster.webs) await readEachFile(site);
});
afterAll(() => cluster?.stop());

test('a leader that dies is replaced, and no acknowledged change is lost: R16', async (context) => {
  const load = await loadDuring(async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const leader = await cluster.databases.leader();
      await cluster.databases.kill(leader);
      await sleep(20_000);
      leader.etcd.start();
      leader.patroni.start();
      await cluster.databases.untilWhole();
    }
  });
  await expectWhole(load);
  recordProof(context, lineOf(`the leader of the databases killed ${KILLS} times`, load));
});

test('a web process that is killed takes nothing with it: R16', async (context) => {
  const load = await loadDuring(async () => {
    for (const web of cluster.webs.slice(0, 2)) {
      await web.service.end('SIGKILL');
      await sleep(3000);
      await startWeb(web);
    }
  });
  await expectWhole(load);
  recordProof(context, lineOf('two web processes killed', load));
});

test('replicas answer reads, and none misses the change before it: R16', async (context) => {
  const before = await countReplicaReads(cluster.webs, cluster.metricsToken);
  const load = await loadDuring(() => sleep(5000));
  await expectWhole(load);
  expect(load.teams.failedCount).toBe(0);
  const answered = (await countReplicaReads(cluster.webs, cluster.metricsToken)) - before;
  expect(answered).toBeGreaterThan(load.teams.statuses.length / 2);
  recordProof(context, `${lineOf('everything well', load)}; replicas answered ${answered} reads`);
});

test('a replica that is cut off fails no read: R16', async (context) => {
  const load = await loadDuring(async () => {
    const [synchronous, leader] = [await cluster.databases.synchronousReplica(), await cluster.databases.leader()];
    const replica = cluster.databases.nodes.find(({ name }) => name !== synchronous.name && name !== leader.name);
    if (replica === undefined) throw new Error('The cluster has no third database.');
    const cut = await cluster.databases.cutOff(replica);
    await sleep(10_000);
    cut.mend();
    await cluster.databases.untilWhole();
  });
  await expectWhole(load);
  expect(load.teams.failedCount).toBe(0);
  recordProof(context, lineOf('the other replica cut off for 10 s', load));
});

test('a replica that is cut off while changes wait for it is replaced: R16', async (context) => {
  const load = await loadDuring(async () => {
    const cut = await cluster.databases.cutOff(await cluster.databases.synchronousReplica());
    await sleep(15_000);
    cut.mend();
    await cluster.databases.untilWhole();
  });
  await expectWhole(load);
  recordProof(context, lineOf('the synchronous replica cut off for 15 s', load));
});

test('more streams than a process has places for calls keep no call waiting: R16', async () => {
  const [, ...others] = cluster.webs;
  for (const { service } of others) await service.end('SIGTERM');
  const streams = await openStreams(cluster.uncached, 2200);
  try {
    expect(new Set(streams.statuses)).toEqual(new Set([200]));
    const began = performance.now();
    expect((await readEachFile(cluster.uncached)).filter(({ status }) => status !== 200)).toEqual([]);
    expect(performance.now() - began).toBeLessThan(1000);
  } finally {
    streams.close();
    for (const web of others) await startWeb(web);
  }
});

test('the watch of a feed works on the database of the web processes: R16', async () => {
  const { service, folder } = cluster.season;
  mkdirSync(folder, { recursive: true });
  service.start();
  const headers = { authorization: `Bearer ${cluster.metricsToken}` };
  await vi.waitFor(
    async () =>
      expect(await (await fetch(`${cluster.webs[0]?.site}/metrics`, { headers })).text()).toContain(
        'season_feed_check_age_seconds{edition="srp"}',
      ),
    30_000,
  );
  await service.end('SIGTERM');
});

describe('from outside', () => {
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${cluster.site}${path}`, { headers, redirect: 'manual' });

  it('a published file and a file of the site come compressed, and the second time from the cache of nginx: R17', async () => {
    const script = /\/assets\/[\w.-]+\.js/.exec(await (await ask('/')).text())?.[0] ?? '';
    for (const path of ['/json/players.json', script]) {
      await (await ask(path)).arrayBuffer();
      const { status, headers } = await ask(path);
      expect([path, status, headers.get('content-encoding'), headers.get('x-cache')]).toEqual([path, 200, 'br', 'HIT']);
    }
  });

  it('an address without TLS leads to the one with it: R17', async () => {
    const { status, headers } = await fetch(`${cluster.plain}/rules?a=b`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, `${cluster.site}/rules?a=b`]);
  });

  it('without any web process a call gets the answer of the contract, and a visitor a page that tries again: R16', async () => {
    await (await ask('/json/players.json')).arrayBuffer();
    for (const { service } of cluster.webs) await service.end('SIGTERM');
    try {
      const call = await ask('/api/en/fantasy/team/show-my', { accept: 'application/json' });
      expect([call.status, call.headers.get('content-type'), call.headers.get('retry-after')]).toEqual([
        503,
        'application/json',
        '1',
      ]);
      expect(await call.json()).toEqual({ success: null, errors: [{ code: 'unavailable', message: expect.any(String) }] });
      const page = await ask('/my-team', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
      expect([page.status, page.headers.get('content-type'), page.headers.get('retry-after')]).toEqual([
        503,
        'text/html; charset=utf-8',
        '5',
      ]);
      const html = await page.text();
      expect(html).toContain('The game is not available right now');
      expect(html).toContain('<meta http-equiv="refresh" content="5">');
      expect((await ask('/json/players.json')).status).toBe(200);
    } finally {
      for (const web of cluster.webs) await startWeb(web);
    }
  });
});

test('web processes that are restarted one by one fail no request: R17', async (context) => {
  const load = await loadDuring(async () => {
    for (const web of cluster.webs) {
      await web.service.end('SIGTERM');
      await startWeb(web);
      await sleep(1500);
    }
  });
  await expectWhole(load);
  recordProof(
    context,
    `R17: four web processes restarted: ${failedIn(load).length} failed requests; ${lineOf('meanwhile', load)}`,
  );
  expect(failedIn(load)).toEqual([]);
});

test('HAProxy and nginx that are replaced by new processes fail no request: R17', async (context) => {
  const load = await loadDuring(async () => {
    for (const { reload } of cluster.proxies) {
      reload();
      await sleep(8000);
    }
  });
  recordProof(context, `R17: HAProxy and nginx reloaded: ${failedIn(load).length} failed requests; ${lineOf('meanwhile', load)}`);
  await expectWhole(load);
  expect(failedIn(load)).toEqual([]);
});

test('databases that are restarted one by one lose nothing: R16', async (context) => {
  const load = await loadDuring(async () => {
    const leader = await cluster.databases.leader();
    const replicas = cluster.databases.nodes.filter(({ name }) => name !== leader.name);
    for (const node of [...replicas, leader]) {
      await node.patroni.end('SIGTERM');
      await node.etcd.end('SIGTERM');
      node.etcd.start();
      node.patroni.start();
      await sleep(1000);
      await cluster.databases.untilWhole();
    }
  });
  await expectWhole(load);
  recordProof(context, lineOf('three databases restarted one by one', load));
});

/** Lets users change their teams and read files while `work` runs, and for a while before and after it. */
async function loadDuring(work: () => Promise<void>): Promise<Load> {
  const senders = users.slice(nextUser, (nextUser += USERS));
  const enough = new AbortController();
  const teams = new TeamReads(cluster.site);
  const orders = Promise.all(
    senders.map((user) => sendOrders(cluster.site, user, enough.signal, 50, (captainId) => teams.read(user, captainId))),
  );
  const reads = Promise.all([cluster.site, cluster.uncached].map((site) => readFiles(site, enough.signal)));
  try {
    await sleep(STEADY_MS);
    await work();
    await sleep(STEADY_MS);
  } finally {
    enough.abort();
  }
  return { orders: await orders, reads: (await reads).flat(), teams, pauseMs: longestPause(await orders) };
}

async function expectWhole({ orders, reads, teams, pauseMs }: Load): Promise<void> {
  expect(orders).toHaveLength(USERS);
  await expectAppliedOnce(cluster.site, orders);
  expect(reads.filter(({ status }) => status !== 200)).toEqual([]);
  expect(pauseMs).toBeLessThan(LONGEST_PAUSE_MS);
  expect(teams.staleCount).toBe(0);
}

/** The answers to changes and to reads of teams that were not 200. */
function failedIn({ orders, teams }: Load): readonly number[] {
  const statuses = [...orders.flatMap(({ sendings }) => sendings.map(({ status }) => status)), ...teams.statuses];
  return statuses.filter((status) => status !== 200);
}

function longestPause(orders: readonly Orders[]): number {
  const acknowledged = orders.flatMap(({ sendings }) => sendings.filter(({ status }) => status === 200));
  const times = acknowledged.map(({ at, tookMs }) => at + tookMs).toSorted((one, other) => one - other);
  return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time)));
}

function lineOf(event: string, { orders, reads, teams, pauseMs }: Load): string {
  const changes = orders.reduce((sum, { count }) => sum + count + 1, 0);
  const failed = reads.filter(({ status }) => status !== 200).length;
  return (
    `R16: ${event}: 0 of ${changes} acknowledged changes lost, longest pause of saves ${(pauseMs / 1000).toFixed(1)} s, ` +
    `${failed} of ${reads.length} reads of published files failed, ${teams.staleCount} of ${teams.statuses.length} reads of teams ` +
    `right after a change stale and ${teams.failedCount} failed`
  );
}
