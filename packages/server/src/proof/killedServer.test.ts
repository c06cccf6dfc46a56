import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { freePort } from '../db/embedded/postmaster.ts';
import { storeSeasonWithUsers, startGame } from './gameProcess.ts';
import { expectAppliedOnce, sendOrders } from './orders.ts';
import { sized, recordProof } from './size.ts';

vi.setConfig({ testTimeout: 1_200_000 });

const USERS = 10;
const { kills: KILLS, longestMs: LONGEST_MS } = sized({
  small: { kills: 2, longestMs: 600_000 },
  full: { kills: 50, longestMs: 60_000 },
});

test('a server that is killed under load leaves no broken team and no stuck order: R4', async (context) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'killed-server-'));
  const port = await freePort();
  let game = await startGame(dataDir, { port });
  try {
    const users = await storeSeasonWithUsers(dataDir, USERS);
    const enough = new AbortController();
    const orders = Promise.all(users.map((user) => sendOrders(game.site, user, enough.signal)));
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(300 + Math.random() * 200);
      await game.end('SIGKILL');
      game = await startGame(dataDir, { port });
    }
    enough.abort();
    const given = await orders;
    await expectAppliedOnce(game.site, given);
    const cut = given.flatMap(({ sendings }) => sendings).filter(({ status }) => status === 0).length;
    const longestMs = Math.max(...given.map((one) => one.longestMs));
    expect(cut).toBeGreaterThan(0);
    expect(longestMs).toBeLessThan(LONGEST_MS);
    const count = given.reduce((sum, one) => sum + one.count, 0);
    recordProof(
      context,
      `R4: server killed ${KILLS} times among ${count} orders of ${USERS} users, ${cut} of them cut: each was applied once, the longest after ${Math.round(longestMs)} ms`,
    );
  } finally {
    await game.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
});
