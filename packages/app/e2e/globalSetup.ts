import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the game under test listens. */
    readonly site: string;
  }
}

const start = resolve(import.meta.dirname, '../../server/bootstrap/start.js');

/**
 * The whole game as a fan starts it, in an empty data folder and on a free port; `SITE` names one that runs already instead.
 * Answers how to stop it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['SITE'];
  if (running !== undefined) {
    project.provide('site', running);
    return async () => {};
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'fantasy-rugby-e2e-'));
  const game = spawn(process.execPath, [start], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  project.provide('site', await addressOf(game));
  return async () => {
    game.kill('SIGTERM');
    await new Promise((ended) => game.once('exit', ended));
    await rm(dataDir, { recursive: true, force: true });
  };
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
