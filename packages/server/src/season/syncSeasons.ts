import { setTimeout as sleep } from 'node:timers/promises';
import { z } from '@rugby/domain/contract/schema';
import type { EditionId } from '@rugby/domain/editions';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import type { Database } from '../db/tables.ts';

/** The channel on which the database notifies every server that a season changed. The payload says what changed; servers read everything again. */
export const seasonChannel = 'season';

/** Notifies every server of a change, once its transaction is committed. */
export async function notifySeason(db: Kysely<Database>, changed: EditionId | 'safe-mode'): Promise<void> {
  await sql`select pg_notify(${seasonChannel}, ${changed})`.execute(db);
}

const RETRY_MS = 1000;
/** A connection whose other end has vanished says nothing; this finds it. */
const HEARTBEAT_MS = 3000;
/** What the clocks of the database and of this machine may move against each other before a clock was set. Asking takes a part of it. */
const CLOCKS_APART_MS = 3000;

/** Calls `clear` whenever the database notifies of a changed season, until the server closes. */
export async function syncSeasons(app: FastifyInstance, connectionString: string, clear: () => void): Promise<void> {
  const listener = await listenForSeasons(connectionString, clear, (error) =>
    app.log.warn({ err: error }, 'the connection of the season listener broke'),
  );
  app.addHook('onClose', () => listener.close());
}

export interface SeasonListener {
  close(): Promise<void>;
}

/**
 * Calls `onChange` whenever the database notifies of a changed season, on a connection of its own. A broken connection is
 * reopened and then counts as a change, because a notification may have been missed. A clock that was set, here or at the database, counts as one
 * too: game time is read as a distance between the two. Resolves once it listens.
 */
export async function listenForSeasons(
  connectionString: string,
  onChange: () => void,
  onBroken: (error: Error) => void,
): Promise<SeasonListener> {
  const closing = new AbortController();
  let client = await listen();

  async function listen(): Promise<Client> {
    const opened = new Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 2000,
      query_timeout: 2000,
      application_name: 'season listener',
    });
    let hasBroken = false;
    const breakOnce = (error: Error) => {
      if (hasBroken || closing.signal.aborted) return;
      hasBroken = true;
      onBroken(error);
      void reopen();
    };
    opened.on('notification', onChange);
    let aheadMs: number;
    try {
      await opened.connect();
      await opened.query(`listen ${seasonChannel}`);
      ({ aheadMs } = await readState(opened));
    } catch (error) {
      await opened.end().catch(() => undefined);
      throw error;
    }
    opened.on('error', breakOnce);
    opened.on('end', () => {
      clearInterval(heartbeat);
      breakOnce(new Error('The connection that listens for changes of the season ended.'));
    });
    const heartbeat = setInterval(() => void beat().catch((error) => end(opened, error)), HEARTBEAT_MS);
    heartbeat.unref();
    return opened;

    async function beat(): Promise<void> {
      const state = await readState(opened);
      if (state.isReplica) throw new Error('The database that notifies of changes of the season became a replica.');
      if (Math.abs(state.aheadMs - aheadMs) < CLOCKS_APART_MS) return;
      ({ aheadMs } = state);
      onChange();
    }

    function end(broken: Client, error: Error): void {
      clearInterval(heartbeat);
      breakOnce(error);
      void broken.end().catch(() => undefined);
    }
  }

  async function reopen(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await sleep(RETRY_MS, undefined, { signal: closing.signal });
        client = await listen();
        onChange();
        return;
      } catch {
        // The database is still down or this server is closing; the condition of the loop decides which.
      }
    }
  }

  return {
    async close() {
      closing.abort();
      await client.end().catch(() => undefined);
    },
  };
}

interface DatabaseState {
  /** A replica notifies of nothing. */
  readonly isReplica: boolean;
  /** Milliseconds from the clock of this machine to that of the database. */
  readonly aheadMs: number;
}

async function readState(client: Client): Promise<DatabaseState> {
  const { rows } = await client.query('select pg_is_in_recovery() as "isReplica", clock_timestamp() as time');
  const [{ isReplica, time }] = z.parse(stateRow, rows);
  return { isReplica, aheadMs: time.getTime() - Date.now() };
}

const stateRow = z.tuple([z.object({ isReplica: z.boolean(), time: z.date() })]);
