import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import { runGame } from '../../../.ci/game.ts';

const season = resolve(import.meta.dirname, '../../server/src/commands/cli.ts');

/** A running game in a folder of its own. */
export interface Game {
  readonly site: string;
  /** Runs a season command on it, as an operator would: `start --edition srp --round 7`. */
  readonly season: (line: string) => Promise<void>;
  /** The last mail to an address, as practice mode writes it, without the line breaks and signs of quoted-printable. */
  readonly mailTo: (address: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** The whole game, started in an empty data folder and on a free port. `settings` are environment variables. */
export async function startGame(settings: Readonly<Record<string, string>> = {}): Promise<Game> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fantasy-rugby-e2e-'));
  const { address, stop } = await runGame(dataDir, { RATE_LIMITS: 'off', ...settings });
  const env = { ...process.env, DATA_DIR: dataDir };
  return {
    site: address,
    season: async (line) => {
      await promisify(execFile)(process.execPath, [season, ...line.split(' ')], { env });
    },
    mailTo: (recipient) => vi.waitFor(() => readMailTo(recipient, join(dataDir, 'outbox')), { timeout: 20_000, interval: 100 }),
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function readMailTo(recipient: string, folder: string): Promise<string> {
  const files = (await readdir(folder)).toSorted();
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const found = mails.findLast((mail) => mail.includes(`To: ${recipient}`));
  if (found === undefined) throw new Error(`There is no mail to ${recipient}.`);
  return found.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
