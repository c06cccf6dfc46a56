import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const server = resolve(import.meta.dirname, '../../server');

/** A running game in a folder of its own. */
export interface Game {
  readonly site: string;
  /** Runs a season command on it, as an operator would: `start --edition srp --round 7`. */
  readonly season: (line: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The whole game as a fan starts it, in an empty data folder and on a free port. */
export async function startGame(): Promise<Game> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fantasy-rugby-e2e-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' };
  const game = spawn(process.execPath, [join(server, 'bootstrap/start.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return {
    site: await addressOf(game),
    season: async (line) => {
      await promisify(execFile)(process.execPath, [join(server, 'src/season/cli.ts'), ...line.split(' ')], { env });
    },
    stop: async () => {
      game.kill('SIGTERM');
      await new Promise((ended) => game.once('exit', ended));
      await rm(dataDir, { recursive: true, force: true });
    },
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
