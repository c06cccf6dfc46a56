import { setTimeout as sleep } from 'node:timers/promises';
import { z } from '@rugby/domain/contract/schema';
import { Client } from 'pg';

/** How often a process asks for the lead, or makes sure that it still has it. */
const EVERY_MS = 1000;
/** A database that takes longer to answer counts as lost. */
const ANSWER_MS = 2000;

/** The part of one process in a group of which one process leads. */
export interface Lead {
  /** Whether this process leads now. */
  readonly isHeld: () => boolean;
  /** Calls `onTaken` each time this process takes the lead, at once if it leads. */
  readonly whenTaken: (onTaken: () => void) => void;
  /** Gives the lead back and stops asking for it. */
  readonly stop: () => Promise<void>;
}

interface LeadDeps {
  readonly connectionString: string;
  /** The two numbers of the advisory lock that the leader holds. */
  readonly lock: readonly [number, number];
  /** Called with the error of each lost connection. */
  readonly warn: (error: unknown) => void;
}

/**
 * Takes part in the election of one process of many. The leader holds an advisory lock on a connection of its own, so the lead ends with the
 * process, the connection or the leader of the cluster; another process takes it within five seconds. Resolves after the first attempt.
 */
export async function joinLeaderElection(deps: LeadDeps): Promise<Lead> {
  const stopping = new AbortController();
  const listeners: (() => void)[] = [];
  const state: { isHeld: boolean; client: Client | undefined } = { isHeld: false, client: undefined };

  async function attempt(): Promise<void> {
    try {
      state.client ??= await connect(deps.connectionString);
      const isHeld = await isLockHeld(state.client, deps.lock, state.isHeld);
      const isTaken = isHeld && !state.isHeld;
      state.isHeld = isHeld;
      if (isTaken) for (const onTaken of listeners) onTaken();
    } catch (error) {
      const { client } = state;
      Object.assign(state, { isHeld: false, client: undefined });
      void client?.end().catch(() => undefined);
      if (client !== undefined && !stopping.signal.aborted) deps.warn(error);
    }
  }

  async function takePart(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sleep(EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (!stopping.signal.aborted) await attempt();
    }
  }

  await attempt();
  const takingPart = takePart();
  return {
    isHeld: () => state.isHeld,
    whenTaken(onTaken) {
      listeners.push(onTaken);
      if (state.isHeld) onTaken();
    },
    async stop() {
      stopping.abort();
      await takingPart;
      state.isHeld = false;
      await state.client?.end().catch(() => undefined);
    },
  };
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    application_name: 'season leader',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // The database notices within three seconds that the machine of the leader is gone, and ends its session.
    await client.query('set tcp_keepalives_idle = 1; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 2');
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

const lockRow = z.tuple([z.object({ isHeld: z.boolean() })]);

/** Takes the lock if it is free. A database in recovery has locks of its own: there, no process leads. */
async function isLockHeld(client: Client, [first, second]: readonly [number, number], wasHeld: boolean): Promise<boolean> {
  const { rows } = wasHeld
    ? await client.query('select not pg_is_in_recovery() as "isHeld"')
    : await client.query(
        'select case when pg_is_in_recovery() then false else pg_try_advisory_lock($1::int, $2::int) end as "isHeld"',
        [first, second],
      );
  return z.parse(lockRow, rows)[0].isHeld;
}
