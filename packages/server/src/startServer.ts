import { setTimeout as sleep } from 'node:timers/promises';
import { editions } from '@rugby/domain/editions';
import type { Kysely } from 'kysely';
import { buildServer } from './buildServer.ts';
import type { Config } from './config/config.ts';
import { describeFullDisk, isDiskFull } from './config/fullDisk.ts';
import { reasonOf, StartError } from './config/StartError.ts';
import { connectReplicas } from './db/connectReplicas.ts';
import { openDatabase } from './db/database.ts';
import { joinLeaderElection } from './db/joinLeaderElection.ts';
import { migrateToLatest } from './db/migrate.ts';
import type { Database } from './db/tables.ts';
import { chooseMailTransport } from './mail/chooseMailTransport.ts';
import { leaderLock } from './season/locks.ts';
import { startSeasonClock } from './startSeasonClock.ts';
import { chooseDatabase } from './db/chooseDatabase.ts';
import { assertPortIsFree, listen } from './http/listen.ts';

/** How long open requests may take after a stop was requested; the rest of ten seconds is for the database. */
const FINISH_WITHIN_MS = 5000;

/** A replica that hangs confirms no end of its connections. */
const END_REPLICAS_WITHIN_MS = 500;

export interface StartDeps {
  readonly config: Config;
  /** The folder of the built site; absent: only the API and the published files are served. */
  readonly siteFolder: string | undefined;
  /** Called with a sentence for each step. */
  readonly say: (sentence: string) => void;
  /** Called once, when the server cannot continue because its database is lost. */
  readonly onLost: (error: Error) => void;
  /** Aborted when the server must stop, also while it is starting: then no long step is started. */
  readonly stopping: AbortSignal;
}

export interface RunningServer {
  readonly url: string;
  /** Drains, stops accepting requests, waits for open ones, then closes the pool and stops the embedded database. */
  close(): Promise<void>;
}

/**
 * Starts the database, the server and the clock of the seasons, in this order. When a step fails, stops what was started and throws
 * the error. A stop that is asked for meanwhile is thrown as the reason of `stopping`.
 */
export async function startServer({ config, siteFolder, say, onLost, stopping }: StartDeps): Promise<RunningServer> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (let closer = closers.pop(); closer !== undefined; closer = closers.pop()) await closer();
  };
  try {
    const database = await chooseDatabase(config, say, onLost, stopping);
    closers.push(() => database.stop());
    stopping.throwIfAborted();
    await assertPortIsFree(config);
    const db = openDatabase(database.connectionString, config.databaseConnections);
    closers.push(() => db.destroy());
    const replicas = await connectReplicas(config, db, say);
    closers.push(() => Promise.race([replicas?.destroy(), sleep(END_REPLICAS_WITHIN_MS, undefined, { ref: false })]));
    for (const name of await migrateToLatest(db)) say(`Applied the migration ${name}.`);
    stopping.throwIfAborted();
    const site = siteFolder === undefined ? {} : { siteFolder };
    const warnOfLead = (error: unknown) =>
      say(`The connection that decides which process moves the season was lost: ${reasonOf(error)}`);
    const lead = await joinLeaderElection({ connectionString: database.connectionString, lock: leaderLock, warn: warnOfLead });
    closers.push(() => lead.stop());
    // Every process of many has the same to say.
    const sayFirst = (sentence: string) => lead.isHeld() && say(sentence);
    // In practice mode it names the file of each mail.
    const mail = chooseMailTransport(config, config.practice ? say : sayFirst);
    const isLeader = lead.isHeld;
    const parts = { ...site, ...mail, ...(replicas && { replicas }) };
    const app = await buildServer({ config, db, listenTo: database.connectionString, isLeader, stopping, ...parts });
    closers.push(() => Promise.race([app.close(), sleep(FINISH_WITHIN_MS, undefined, { ref: false })]));
    const warn = (error: unknown) => app.log.warn({ err: error }, 'the seasons could not be advanced');
    const clock = await startSeasonClock(db, { practice: config.practice, lead, say, warn, stopping });
    closers.push(() => clock.stop());
    if (!config.practice) await reportMissingSeasons(db, sayFirst);
    const url = await listen(app, config);
    await database.announce(url);
    return {
      url,
      async close() {
        await sleep(config.drainSeconds * 1000);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw isDiskFull(error) ? new StartError(describeFullDisk(config.dataDir), { cause: error }) : error;
  }
}

async function reportMissingSeasons(db: Kysely<Database>, say: (sentence: string) => void): Promise<void> {
  const stored = await db.selectFrom('seasons').select('edition').execute();
  for (const { id, title } of Object.values(editions)) {
    if (stored.some(({ edition }) => edition === id)) continue;
    say(`There is no season of ${title}. Import one with: npm run season -- import --edition ${id} --from DIR`);
  }
}
