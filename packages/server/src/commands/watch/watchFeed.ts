import { setTimeout as sleep } from 'node:timers/promises';
import type { Edition } from '@rugby/domain/editions';
import type { Kysely } from 'kysely';
import { type Config } from '../../config/config.ts';
import { reasonOf } from '../../config/StartError.ts';
import { openDatabase } from '../../db/database.ts';
import { connectionStringOf } from '../../db/embedded/address.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import type { Database } from '../../db/tables.ts';
import type { FeedSource } from './FeedSource.ts';
import { FeedWatch } from './FeedWatch.ts';
import { pauseAfter } from './pauseAfter.ts';

export interface WatchDeps {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  readonly source: FeedSource;
  readonly say: (sentence: string) => void;
  /** Ends the watch. */
  readonly stopping: AbortSignal;
}

/**
 * Takes the files of a feed into an edition as they change, until `stopping` is aborted. Waits for a game that does not run, and longer after
 * each failure of source or database; what is wrong is said once.
 */
export async function watchFeed(edition: Edition, { config, source, say, stopping }: WatchDeps): Promise<void> {
  const watch = new FeedWatch(edition, source, say);
  let db: Kysely<Database> | undefined;
  let failures = 0;
  let said = '';
  const sayOnce = (sentence: string) => {
    if (sentence !== said && sentence !== '') say(sentence);
    said = sentence;
  };
  say(`Watching ${source.title} for ${edition.id}.`);
  while (!stopping.aborted) {
    let asked = 0;
    try {
      db ??= await openRunning(config);
      const { troubles, isAnswering, pauseMs } = await watch.pass(db);
      asked = pauseMs;
      failures = isAnswering ? 0 : failures + 1;
      sayOnce(troubles.join('\n'));
    } catch (error) {
      failures += 1;
      sayOnce(`${reasonOf(error)} The watch goes on.`);
      await db?.destroy();
      db = undefined;
    }
    await sleep(Math.max(asked, pauseAfter(failures, source.pauseMs)), undefined, { signal: stopping }).catch(() => undefined);
  }
  await db?.destroy();
}

/** Opens the database of the running game. Unlike other commands, the watch never starts one: a server could not start beside it. */
async function openRunning({ databaseUrl, dataDir }: WatchDeps['config']): Promise<Kysely<Database>> {
  const connectionString = databaseUrl ?? (await connectionStringOf(dataDir));
  if (connectionString === undefined) throw new Error('The game is not running, so its database does not answer.');
  const db = openDatabase(connectionString);
  try {
    await migrateToLatest(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
