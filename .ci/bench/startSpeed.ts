import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../checks/run.ts';
import { median, type Quantity } from './quantity.ts';

const runs = 3;

/** P12: from the command to the first answer, where packages, build and data folder are those of the last run. */
export async function startSpeed(): Promise<readonly Quantity[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fantasy-rugby-bench-'));
  try {
    const first = await secondsToAnswer(dataDir);
    const next: number[] = [];
    while (next.length < runs) next.push(await secondsToAnswer(dataDir));
    const ours = median(next);
    return [
      { name: 'P12 npm start, nothing changed', unit: 's', ours, budget: '≤ 5 s', isKept: ours <= 5 },
      { name: 'P12   the first start of a data folder, with a build where sources changed', unit: 's', ours: first },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function secondsToAnswer(dataDir: string): Promise<number> {
  const before = performance.now();
  const game = spawn(process.execPath, [join(root, 'packages/server/bootstrap/start.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const { ok, status } = await fetch(await addressOf(game));
    if (!ok) throw new Error(`The game answers with ${status}.`);
    return (performance.now() - before) / 1000;
  } finally {
    if (game.kill('SIGTERM')) await once(game, 'exit');
  }
}

function addressOf(game: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    game.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /Ready: (http\S+)/.exec(said)?.[1];
      if (address !== undefined) found(address);
    });
    game.once('exit', (code) => failed(new Error(`The game ended with ${code} before it was ready:\n${said}`)));
  });
}
