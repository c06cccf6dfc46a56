import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { readSecret } from '../../config/dataDir.ts';

/** Owns the cluster. It sets up the role of the game and copies files for backups. */
export const SUPERUSER = 'rugby';
/** The role of the server and of commands. */
export const GAME_USER = 'game';
export const DATABASE_NAME = 'postgres';
/** The files with the passwords, by role. A backup holds that of the superuser; a start writes a new one for the game. */
export const passwordFiles = { [SUPERUSER]: 'postgres.password', [GAME_USER]: 'game.password' } as const;

export type DatabaseUser = keyof typeof passwordFiles;

const addressSchema = z.object({
  host: z.string(),
  port: z.number(),
  user: z.string(),
  database: z.string(),
  cluster: z.string(),
});
const holderSchema = z.object({ pid: z.number(), url: z.string().optional() });

/** Last address of the embedded database, stored in `postgres.json` without the password. */
export type Address = z.infer<typeof addressSchema>;

/** The process that uses the data folder and, once it serves, its URL; stored in `server.json`. */
export type Holder = z.infer<typeof holderSchema>;

/**
 * Returns the connection string of the embedded database that runs for `dataDir`, for commands that run beside the server;
 * undefined when no database answers.
 */
export async function connectionStringOf(dataDir: string, user: DatabaseUser = GAME_USER): Promise<string | undefined> {
  const [address, password] = await Promise.all([readAddress(dataDir), readSecret(join(dataDir, passwordFiles[user]))]);
  if (address === undefined || password === undefined) return undefined;
  const connectionString = urlOf(address.port, user, password);
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.end();
    return connectionString;
  } catch {
    return undefined;
  }
}

export function urlOf(port: number, user: DatabaseUser, password: string): string {
  return `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${DATABASE_NAME}`;
}

export async function writeAddress(dataDir: string, port: number, cluster: string): Promise<void> {
  const address: Address = { host: '127.0.0.1', port, user: GAME_USER, database: DATABASE_NAME, cluster };
  await replace(join(dataDir, 'postgres.json'), address);
}

export async function readAddress(dataDir: string): Promise<Address | undefined> {
  return addressSchema.safeParse(await readJson(join(dataDir, 'postgres.json'))).data;
}

export async function writeHolder(dataDir: string, url?: string): Promise<void> {
  await replace(join(dataDir, 'server.json'), { pid: process.pid, url });
}

export async function readHolder(dataDir: string): Promise<Holder | undefined> {
  return holderSchema.safeParse(await readJson(join(dataDir, 'server.json'))).data;
}

export async function removeHolder(dataDir: string): Promise<void> {
  await rm(join(dataDir, 'server.json'), { force: true });
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes a second file and renames it, so that a reader never sees a half-written file. */
async function replace(file: string, note: unknown): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}
