import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './checks/run.ts';

/** A server in a process of its own. */
export interface RunningServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Starts the game on a free port over a data folder, and waits until it prints its address. */
export function runGame(dataDir: string, environment: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...environment };
  return runServer(join(root, 'packages/server/bootstrap/start.js'), [], env);
}

/** Runs a file in a process of its own, and waits until it prints the address at which it serves. */
export async function runServer(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const game = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...environment },
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
