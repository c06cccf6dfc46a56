import { Client } from 'pg';
import type { Config } from '../config/config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { codeOf, reasonOf, StartError } from '../config/StartError.ts';

/** Connects to the configured database: the one at DATABASE_URL, which must answer, or an embedded one in the data folder. */
export async function chooseDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  say: (sentence: string) => void,
  onLost: (error: Error) => void,
): Promise<EmbeddedPostgres> {
  if (databaseUrl === undefined) {
    say(`Starting the database in ${dataDir}.`);
    return startEmbeddedPostgres({ dataDir, log: say, onLost });
  }
  await reach(databaseUrl);
  const nothing = () => Promise.resolve();
  return { connectionString: databaseUrl, announce: nothing, stop: nothing };
}

async function reach(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
  } catch (error) {
    const { host } = new URL(connectionString);
    const reason = reasonOf(error) || codeOf(error);
    throw new StartError(`The database of DATABASE_URL at ${host} cannot be used: ${reason}.`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}
