import { constants, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, inject, vi } from 'vitest';
import { runGame } from '../../../.ci/game.ts';
import { runSeason } from '../../server/src/commands/runSeason.ts';

/** A running game in a folder of its own. */
export interface Game {
  readonly site: string;
  /** Runs a season command on it: `start --edition srp --round 7`. The command line of an operator has tests of its own. */
  readonly season: (line: string) => Promise<void>;
  /** The last mail to an address, as practice mode writes it, without the line breaks and signs of quoted-printable. */
  readonly mailTo: (address: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** A data folder with a new practice season, which takes a game several times as long to make as to open. */
export async function makeSeason(): Promise<string> {
  const dataDir = await makeDataDir();
  const { stop } = await runGame(dataDir);
  await stop();
  return dataDir;
}

/** The whole game with a new season of its own for the tests of a file, which may use it once they run. `settings` are environment variables. */
export function useGame(settings: Readonly<Record<string, string>> = {}): Omit<Game, 'stop'> {
  return useReplaceableGame(settings).game;
}

/**
 * The same for tests that move the season and need nothing of the tests before them: a second try begins with a game of its own, because a round
 * cannot be played twice.
 */
export function useGameOfEachTry(): Omit<Game, 'stop'> {
  const { game, replace } = useReplaceableGame({});
  beforeEach(async ({ task }) => {
    if ((task.result?.retryCount ?? 0) > 0) await replace();
  });
  return game;
}

function useReplaceableGame(settings: Readonly<Record<string, string>>) {
  let current: Game | undefined;
  const start = async () => {
    current = await startGame(settings);
  };
  const stop = () => current?.stop();
  const started = () => {
    if (current === undefined) throw new Error('The game runs once the tests of the file run.');
    return current;
  };
  const game: Omit<Game, 'stop'> = {
    get site() {
      return started().site;
    },
    season: (line) => started().season(line),
    mailTo: (address) => started().mailTo(address),
  };
  const replace = async () => {
    await stop();
    await start();
  };
  beforeAll(start);
  afterAll(stop);
  return { game, replace };
}

/** The same for a file that starts and stops it by itself. */
export async function startGame(settings: Readonly<Record<string, string>> = {}): Promise<Game> {
  return startGameFrom(inject('newSeason'), settings);
}

/** The same for a process that vitest provides nothing to. */
export async function startGameFrom(newSeason: string, settings: Readonly<Record<string, string>> = {}): Promise<Game> {
  const dataDir = await makeDataDir();
  await cp(newSeason, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const { address, stop } = await runGame(dataDir, { RATE_LIMITS: 'off', ...settings });
  return {
    site: address,
    season: (line) => runSeasonOn(dataDir, line),
    mailTo: (recipient) => vi.waitFor(() => readMailTo(recipient, join(dataDir, 'outbox')), { timeout: 60_000, interval: 100 }),
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs it in the process of the test: a process of its own took most of a second to load its code. */
async function runSeasonOn(dataDir: string, line: string): Promise<void> {
  const output: string[] = [];
  const note = (sentence: string) => output.push(sentence);
  const env = { ...process.env, DATA_DIR: dataDir };
  const exitCode = await runSeason({ args: line.split(' '), env, folder: dataDir, say: note, complain: note });
  if (exitCode !== 0) throw new Error(`season ${line} ended with ${exitCode}:\n${output.join('\n')}`);
}

function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'fantasy-rugby-e2e-'));
}

async function readMailTo(recipient: string, folder: string): Promise<string> {
  const files = (await readdir(folder)).toSorted();
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const found = mails.findLast((mail) => mail.includes(`To: ${recipient}`));
  if (found === undefined) throw new Error(`There is no mail to ${recipient}.`);
  return found.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
