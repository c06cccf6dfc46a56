import { z } from '@rugby/domain/contract/schema';
import { type Kysely, sql } from 'kysely';
import { readRow } from '../../db/readRows.ts';
import type { Database } from '../../db/tables.ts';

/** The end of the leader's log: every acknowledged change is before it. */
export interface LogPosition {
  /** As PostgreSQL writes a `pg_lsn`. */
  readonly position: string;
  /** Another one after each change of the leader. */
  readonly timeline: string;
}

/** Asks the leader for the end of its log, once for all who wait. */
export class LogPositions {
  private readonly leader: Kysely<Database>;
  private asking: Promise<unknown> = Promise.resolve();
  private waiting: Promise<LogPosition | undefined> | undefined;

  constructor(leader: Kysely<Database>) {
    this.leader = leader;
  }

  /** Returns a position that was read after this call; undefined when the database is no leader now. */
  next(): Promise<LogPosition | undefined> {
    this.waiting ??= this.ask();
    return this.waiting;
  }

  private async ask(): Promise<LogPosition | undefined> {
    // An answer that is on its way may be older than the change of a user who begins to wait now.
    await this.asking;
    this.waiting = undefined;
    const answer = readPosition(this.leader);
    this.asking = answer.catch(() => undefined);
    return answer;
  }
}

async function readPosition(leader: Kysely<Database>): Promise<LogPosition | undefined> {
  const statement = sql`
    select case when not pg_is_in_recovery() then json_build_object(
      'position', pg_current_wal_flush_lsn(), 'timeline', left(pg_walfile_name(pg_current_wal_flush_lsn()), 8)
    ) end as found
  `;
  return (await readRow(leader, statement, positionRow)).found ?? undefined;
}

const positionRow = z.object({ found: z.nullable(z.object({ position: z.string(), timeline: z.string() })) });
