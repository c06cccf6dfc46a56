import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRegistration } from '../testing/registration.ts';
import { type GameProcess, startGame } from './gameProcess.ts';
import { recordProof, sized } from './size.ts';

const { atOnce, abandoned, mostLoginMs, mostReadMs } = sized({
  // Beside other tests every answer may be late.
  small: { atOnce: 40, abandoned: 60, mostLoginMs: 60_000, mostReadMs: 60_000 },
  // A call that hashes a password may take ten seconds.
  full: { atOnce: 400, abandoned: 600, mostLoginMs: 10_000, mostReadMs: 2000 },
});
/** Fewer than a network may fail, so that the limit of failures is not what stops the flood. */
const ofEachNetwork = 8;
const honest = '127.0.0.2';

let dataDir: string;
let game: GameProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'login-flood-'));
  game = await startGame(dataDir);
});
afterAll(async () => {
  await game.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

it(
  'during a flood of logins a login from another network is answered, and so is a read',
  { timeout: 300_000 },
  async (context) => {
    const form = aRegistration();
    const [email, password] = [String(form['email']), String(form['password'])];
    expect((await call('user/register', honest, form)).status).toBe(200);
    const wrong = (index: number, leaveAfterMs?: number) =>
      call(
        'auth/login',
        `127.1.0.${Math.floor(index / ofEachNetwork) + 1}`,
        { email, password: `Wrong-half${index}` },
        leaveAfterMs,
      );

    const flood = Array.from({ length: atOnce + abandoned }, (_, index) => wrong(index, index < atOnce ? undefined : 50));
    await sleep(100);
    const begun = performance.now();
    const read = call('user/check-email', honest, { email: 'nobody@example.com' });
    const logins = [await call('auth/login', honest, { email, password })];
    while (logins.at(-1)?.status === 503 && performance.now() - begun < 2 * mostLoginMs) {
      await sleep(1000);
      logins.push(await call('auth/login', honest, { email, password }));
    }
    const { status, tookMs: readMs } = await read;
    const statuses = (await Promise.all(flood)).slice(0, atOnce).map((answer) => answer.status);
    recordProof(
      context,
      `Login flood: ${atOnce} wrong logins at once and ${abandoned} abandoned ones: a login from another network is answered with ` +
        `${logins.map((login) => `${login.status} after ${Math.round(login.tookMs)} ms`).join(', ')}, a read with ${status} after ` +
        `${Math.round(readMs)} ms; the flood gets ${statuses.filter((code) => code === 503).length} times 503`,
    );
    expect([status, logins.at(-1)?.status]).toEqual([200, 200]);
    expect(Math.max(...logins.map(({ tookMs }) => tookMs))).toBeLessThan(mostLoginMs);
    expect(readMs).toBeLessThan(mostReadMs);
    expect(statuses.filter((code) => code !== 422 && code !== 503)).toEqual([]);
  },
);

interface Answer {
  /** 0 for a call that was abandoned or whose connection failed. */
  readonly status: number;
  readonly tookMs: number;
}

/** Sends a call from a local address, on a connection of its own. */
function call(path: string, localAddress: string, body: object, leaveAfterMs?: number): Promise<Answer> {
  const startedAt = performance.now();
  const headers = { 'content-type': 'application/json' };
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, tookMs: performance.now() - startedAt });
    const sent = request(`${game.site}/api/en/${path}`, { method: 'POST', headers, localAddress, agent: false }, (answer) => {
      answer.resume().once('end', () => done(answer.statusCode ?? 0));
    });
    sent.once('error', () => done(0));
    if (leaveAfterMs !== undefined) setTimeout(() => sent.destroy(), leaveAfterMs);
    sent.end(JSON.stringify(body));
  });
}
