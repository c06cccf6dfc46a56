import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './checks/run.ts';

/** A game in a process of its own, as `npm start` makes it. */
export interface RunningGame {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Starts the game on a free port over a data folder, and waits until it prints its address. */
export async function runGame(dataDir: string, environment: Readonly<Record<string, string>> = {}): Promise<RunningGame> {
  const game = spawn(process.execPath, [join(root, 'packages/server/bootstrap/start.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (game.kill('SIGTERM')) await once(game, 'exit');
  };
  return { address: await addressOf(game), stop };
}

function addressOf(game: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let output = '';
    game.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /Ready: (http\S+)/.exec(output)?.[1];
      if (address !== undefined) found(address);
    });
    game.once('exit', (code) => failed(new Error(`The game ended with ${code} before it was ready:\n${output}`)));
  });
}
