import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { sized, tell } from './size.ts';

vi.setConfig({ testTimeout: 120_000 });

const CLIENTS = sized({ small: 20, full: 100 });
const main = fileURLToPath(import.meta.resolve('../main.ts'));

/** A request that was sent, and what became of it: its status, or the error that cut it. */
interface Sent {
  readonly at: number;
  readonly outcome: number | string;
}

test('SIGTERM under load: every request in flight is answered, and the server is gone within ten seconds', async (context) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'stopping-'));
  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, PRACTICE: '0', LOG_LEVEL: 'silent' };
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const site = await siteOf(server);
    const ending = once(server, 'exit');
    const load = Promise.all(Array.from({ length: CLIENTS }, () => askOnAndOn(site)));
    await sleep(1000);
    const toldAt = performance.now();
    server.kill('SIGTERM');
    const [code] = await ending;
    const took = performance.now() - toldAt;
    const sent = (await load).flat();
    const inFlight = sent.filter(({ at, outcome }) => at < toldAt && typeof outcome !== 'number');
    expect(sent.filter(({ outcome }) => outcome === 200).length).toBeGreaterThan(CLIENTS);
    expect([code, inFlight]).toEqual([0, []]);
    expect(took).toBeLessThan(10_000);
    tell(
      context,
      `R5: SIGTERM with ${CLIENTS} clients at work: of ${sent.length} requests 0 in flight failed; gone after ${Math.round(took)} ms`,
    );
  } finally {
    if (server.exitCode === null && server.kill('SIGKILL')) await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function siteOf(server: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of server.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(chunk);
    const url = /^Ready: (\S+)$/m.exec(said)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error(`The server ended before it was ready. It said: ${said}`);
}

/** A client over one connection that asks the database for something, again and again, until nobody answers. */
async function askOnAndOn(site: string): Promise<readonly Sent[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sent: Sent[] = [];
  for (;;) {
    const at = performance.now();
    const outcome = await ask(`${site}/health`, agent);
    sent.push({ at, outcome });
    if (typeof outcome === 'string') return sent;
  }
}

function ask(url: string, agent: Agent): Promise<number | string> {
  return new Promise((done) => {
    const asked = request(url, { agent }, (answer) => {
      answer.resume().on('end', () => done(answer.complete ? (answer.statusCode ?? 0) : 'cut short'));
    });
    asked.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message)).end();
  });
}
