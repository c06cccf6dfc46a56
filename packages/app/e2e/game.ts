import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { runGame } from '../../../.ci/game.ts';

const season = resolve(import.meta.dirname, '../../server/src/commands/cli.ts');

/** A running game in a folder of its own. */
export interface Game {
  readonly site: string;
  /** Runs a season command on it, as an operator would: `start --edition srp --round 7`. */
  readonly season: (line: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The whole game, started in an empty data folder and on a free port. */
export async function startGame(): Promise<Game> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fantasy-rugby-e2e-'));
  const { address, stop } = await runGame(dataDir, { RATE_LIMITS: 'off' });
  const env = { ...process.env, DATA_DIR: dataDir };
  return {
    site: address,
    season: async (line) => {
      await promisify(execFile)(process.execPath, [season, ...line.split(' ')], { env });
    },
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
