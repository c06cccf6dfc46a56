import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { editions } from '@rugby/domain/editions';
import { connectionStringOf } from '../db/embedded/address.ts';
import { openDatabase } from '../db/database.ts';
import { changeSeason } from '../publish/changeSeason.ts';
import { aSeason } from '../testing/aSeason.ts';
import { type SignedInUser, signInUser } from '../testing/signInUser.ts';

const main = fileURLToPath(import.meta.resolve('../main.ts'));

/** A server in its own process, as an operator runs it. */
export interface GameProcess {
  readonly site: string;
  /** Sends a signal, waits for the end and returns the exit code, null after SIGKILL. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts a game on a data folder, served by so many processes, and waits until it serves. The default is one process on any free port. */
export async function startGame(dataDir: string, { port = 0, workers = 1 } = {}): Promise<GameProcess> {
  const env = { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, PRACTICE: '0', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [main, '--workers', String(workers)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const site = await siteOf(child);
  child.stdout.resume();
  return {
    site,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await once(child, 'exit');
      return child.exitCode;
    },
  };
}

/** Stores and publishes the season of `aSeason` in the database of a running server, and creates signed-in users. */
export async function storeSeasonWithUsers(dataDir: string, users: number): Promise<readonly SignedInUser[]> {
  const connectionString = await connectionStringOf(dataDir);
  if (connectionString === undefined) throw new Error(`No database runs for ${dataDir}.`);
  return storeSeasonWithUsersIn(connectionString, users);
}

/** The same in the database of a connection string. */
export async function storeSeasonWithUsersIn(connectionString: string, users: number): Promise<readonly SignedInUser[]> {
  const db = openDatabase(connectionString);
  await aSeason(db);
  await changeSeason(db, editions.srp, () => Promise.resolve());
  const signedIn = await Promise.all(Array.from({ length: users }, () => signInUser(db)));
  await db.destroy();
  return signedIn;
}

async function siteOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(chunk);
    const url = /^Ready: (\S+)$/m.exec(said)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error(`The server ended before it was ready. It said: ${said}`);
}
