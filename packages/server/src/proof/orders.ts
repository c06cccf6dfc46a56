import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { fullSelection } from '../testing/aLineup.ts';
import { playerAt } from '../testing/aSeason.ts';
import type { SignedInUser } from '../testing/signInUser.ts';

/** One request of an order. */
export interface Sending {
  /** Time of the request and duration until the answer, in milliseconds. */
  readonly at: number;
  readonly tookMs: number;
  /** 0 for a broken connection. */
  readonly status: number;
  readonly retryAfter: string | null;
}

/** The orders of a user, all acknowledged. */
export interface Orders {
  readonly user: SignedInUser;
  readonly count: number;
  readonly captainId: number;
  readonly sendings: readonly Sending[];
  /** The longest time from the first request of an order to its acknowledgement. */
  readonly longestMs: number;
}

const captains = [playerAt('prop', 1), playerAt('prop', 2)] as const;

/**
 * Saves a full team and then changes the captain again and again until `enough` is aborted, with a pause in between. A failed
 * order is repeated with its key until it succeeds. `afterEach` runs after each change of the captain, with who it is now.
 */
export async function sendOrders(
  site: string,
  user: SignedInUser,
  enough: AbortSignal,
  pauseMs = 0,
  afterEach: (captainId: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<Orders> {
  const sendings: Sending[] = [];
  let longestMs = 0;
  async function give(path: string, body: object): Promise<void> {
    const key = randomUUID();
    const began = performance.now();
    for (;;) {
      const sending = await send(`${site}/api/en/fantasy/${path}`, user, key, body);
      sendings.push(sending);
      if (sending.status === 200) break;
      expect([0, 409, 503]).toContain(sending.status);
      await sleep(50);
    }
    longestMs = Math.max(longestMs, performance.now() - began);
  }
  await give('team/update', fullSelection);
  let [captainId, next]: readonly number[] = captains;
  let count = 0;
  for (; !enough.aborted; count += 1) {
    await give('team/change-captain', { newId: next });
    await afterEach(next ?? 0);
    await sleep(pauseMs);
    [captainId, next] = [next, captainId];
  }
  return { user, count, captainId: captainId ?? 0, sendings, longestMs };
}

/** Expects that each acknowledged order was applied exactly once: by the version of the team and its captain. */
export async function expectAppliedOnce(site: string, orders: readonly Orders[]): Promise<void> {
  for (const { user, count, captainId } of orders) {
    expect(await teamOf(site, user)).toMatchObject({
      success: { team: { ...fullSelection, captainId, version: 1 + count, isComplete: true } },
    });
  }
}

/** A connection that was broken before may fail only now. */
async function teamOf(site: string, user: SignedInUser): Promise<unknown> {
  for (;;) {
    const answer = await fetch(`${site}/api/en/fantasy/team/show-my`, { headers: user.headers });
    if (answer.status !== 503) return answer.json();
    await sleep(50);
  }
}

async function send(url: string, user: SignedInUser, key: string, body: object): Promise<Sending> {
  const headers = { ...user.headers, 'content-type': 'application/json', 'idempotency-key': key };
  const at = performance.now();
  try {
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    await answer.arrayBuffer();
    return { at, tookMs: performance.now() - at, status: answer.status, retryAfter: answer.headers.get('retry-after') };
  } catch {
    return { at, tookMs: performance.now() - at, status: 0, retryAfter: null };
  }
}
