import { setTimeout as sleep } from 'node:timers/promises';
import { z } from '@rugby/domain/contract/schema';
import { type Kysely, sql } from 'kysely';
import { isConnectionLost } from '../../db/connectionLoss.ts';
import { readRow } from '../../db/readRows.ts';
import type { Database } from '../../db/tables.ts';
import { RefusedError } from '../RefusedError.ts';
import { LogPositions, type LogPosition } from './LogPositions.ts';

/** A replica that has not replayed the log so far is asked again for this long, then the leader answers. */
const WAIT_MS = 50;
const ASK_EVERY_MS = 2;
/** For so long no replica is asked after one did not answer. */
const PAUSE_MS = 1000;
/** For so long no replica is asked after another database leads: one that does not follow it yet may be ahead on a log that does not count. */
const PAUSE_AFTER_CHANGE_MS = 10_000;

/** How a read was answered: by a replica, or by the leader because a replica was behind, failed, or was not asked after a failure. */
export type ReadOutcome = 'replica' | 'behind' | 'failed' | 'paused';

/**
 * Reads that may be answered by a replica. They see every change that was acknowledged before they began, of every user and process: the leader
 * says how far its log is, and a replica answers only when it has replayed the log so far. Otherwise the leader answers.
 */
export class Reads {
  /** How many reads were answered in which way. Without replicas, all are 0. */
  readonly counts: Record<ReadOutcome, number> = { replica: 0, behind: 0, failed: 0, paused: 0 };
  private readonly leader: Kysely<Database>;
  private readonly replicas: Kysely<Database> | undefined;
  private readonly positions: Pick<LogPositions, 'next'>;
  private pausedUntil = -Infinity;
  private timeline: string | undefined;
  private wasBehind = false;

  constructor(
    leader: Kysely<Database>,
    replicas?: Kysely<Database>,
    positions: Pick<LogPositions, 'next'> = new LogPositions(leader),
  ) {
    this.leader = leader;
    this.replicas = replicas;
    this.positions = positions;
  }

  /** Whether there are replicas. */
  get hasReplicas(): boolean {
    return this.replicas !== undefined;
  }

  /**
   * Runs `read` on one connection to a replica, or on the leader. It may run twice, so it changes nothing. A `RefusedError` that it throws is its
   * answer.
   */
  async run<Done>(read: (db: Kysely<Database>) => Promise<Done>): Promise<Done> {
    if (this.replicas === undefined) return read(this.leader);
    const position = this.isPaused ? undefined : await this.positions.next();
    if (position !== undefined) this.noticeTimeline(position);
    if (position === undefined || this.isPaused) return this.askLeader('paused', read);
    try {
      const done = await this.replicas.connection().execute(async (replica) => {
        await this.assertReached(replica, position);
        return read(replica);
      });
      this.counts.replica += 1;
      return done;
    } catch (error) {
      if (error instanceof RefusedError) {
        this.counts.replica += 1;
        throw error;
      }
      if (isConnectionLost(error)) this.pause(PAUSE_MS);
      return this.askLeader(error instanceof BehindError ? 'behind' : 'failed', read);
    }
  }

  private get isPaused(): boolean {
    return performance.now() < this.pausedUntil;
  }

  private pause(milliseconds: number): void {
    this.pausedUntil = Math.max(this.pausedUntil, performance.now() + milliseconds);
  }

  private noticeTimeline({ timeline }: LogPosition): void {
    if (this.timeline !== undefined && this.timeline !== timeline) this.pause(PAUSE_AFTER_CHANGE_MS);
    this.timeline = timeline;
  }

  private async askLeader<Done>(outcome: ReadOutcome, read: (db: Kysely<Database>) => Promise<Done>): Promise<Done> {
    this.counts[outcome] += 1;
    return read(this.leader);
  }

  /** Throws when the replica is still behind after a short wait. One that was behind is not waited for until it has caught up. */
  private async assertReached(replica: Kysely<Database>, { position }: LogPosition): Promise<void> {
    const deadline = performance.now() + (this.wasBehind ? 0 : WAIT_MS);
    while (!(await hasReached(replica, position))) {
      this.wasBehind = performance.now() >= deadline;
      if (this.wasBehind) throw new BehindError('The replica has not replayed the log so far.');
      await sleep(ASK_EVERY_MS);
    }
    this.wasBehind = false;
  }
}

class BehindError extends Error {
  override readonly name = 'BehindError';
}

/** While there is no replica, an address of replicas may lead to the leader. */
async function hasReached(replica: Kysely<Database>, position: string): Promise<boolean> {
  const statement = sql`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end >= ${position}::pg_lsn
      as has_reached
  `;
  return (await readRow(replica, statement, z.object({ hasReached: z.boolean() }))).hasReached;
}
