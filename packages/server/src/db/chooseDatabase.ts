import { setTimeout as sleep } from 'node:timers/promises';
import { z } from '@rugby/domain/contract/schema';
import { Client } from 'pg';
import type { Config } from '../config/config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { codeOf, reasonOf, StartError } from '../config/StartError.ts';
import { isConnectionLost } from './connectionLoss.ts';

const RETRY_MS = 500;

/** Connects to the configured database: the one at DATABASE_URL, once it accepts changes, or an embedded one in the data folder. */
export async function chooseDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  say: (sentence: string) => void,
  onLost: (error: Error) => void,
  stopping: AbortSignal,
): Promise<Omit<EmbeddedPostgres, 'superuserUrl'>> {
  if (databaseUrl === undefined) {
    say(`Starting the database in ${dataDir}.`);
    return startEmbeddedPostgres({ dataDir, log: say, onLost });
  }
  await reach(databaseUrl, say, stopping);
  const nothing = () => Promise.resolve();
  return { connectionString: databaseUrl, announce: nothing, stop: nothing };
}

/** Waits while the cluster has no leader. Throws a `StartError` when there is no database or it refuses the user. */
async function reach(connectionString: string, say: (sentence: string) => void, stopping: AbortSignal): Promise<void> {
  const { host } = new URL(connectionString);
  for (let isFirst = true; !stopping.aborted; isFirst = false) {
    const state = await stateOf(connectionString, host);
    if (state === 'leader') return;
    if (isFirst) say(`Waiting for the database at ${host}: ${state}.`);
    await sleep(RETRY_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
  throw new StartError('Stopped while waiting for the database.');
}

/** 'leader', or why the database accepts no changes now. */
async function stateOf(connectionString: string, host: string): Promise<string> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReplica"`,
    );
    return z.parse(replicaRow, rows)[0].isReplica ? 'it accepts no changes' : 'leader';
  } catch (error) {
    const reason = reasonOf(error) || codeOf(error) || 'unknown reason';
    if (isConnectionLost(error) && !noDatabase.has(codeOf(error) ?? '')) return reason;
    throw new StartError(`The database of DATABASE_URL at ${host} cannot be used: ${reason}.`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Codes of an address at which there is nothing, which is more often a mistake in DATABASE_URL. */
const noDatabase = new Set(['ECONNREFUSED', 'ENOTFOUND']);

const replicaRow = z.tuple([z.object({ isReplica: z.boolean() })]);
