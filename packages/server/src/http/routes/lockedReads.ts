import { z } from '@rugby/domain/contract/schema';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { compileOnce, type ValueOf } from '../../db/compileOnce.ts';
import { parseRow } from '../../db/readRows.ts';
import type { Database } from '../../db/tables.ts';
import type { UserState } from './UserState.ts';

/** What a transaction locks and reads for a user before its work starts, in two statements. */
export interface LockedRead<State> extends UserState<State> {
  /** SQL expression: waits for the locks, then is true. `state` is evaluated when they are held. */
  readonly locks: (userId: RawBuilder<number>) => RawBuilder<boolean>;
}

/** Who changes something, and under which idempotency key; null without one. */
interface Change {
  readonly userId: number;
  readonly key: string | null;
}

const storedAnswer = z.object({ requestHash: z.string(), answer: z.string(), status: z.int() });

interface Read<State> {
  /** The answer that is stored under the key; null without one. */
  readonly stored: z.output<typeof storedAnswer> | null;
  readonly state: State;
}

/** A `LockedRead` as two statements that are compiled once. */
export interface CompiledLockedRead<State> {
  /** Locks the key, then what the work needs. Answers false at once when the key is locked. */
  readonly lock: (tx: Kysely<Database>, change: Change) => Promise<boolean>;
  readonly read: (tx: Kysely<Database>, change: Change) => Promise<Read<State>>;
}

/**
 * Adds the idempotency key to what a change locks and reads. The locks need a statement of their own: only a later statement is sure to see what the
 * last holders of the locks stored. The key is locked first, so that a repeat is answered at once and does not wait behind the request that it
 * repeats.
 */
export function compileLockedRead<State>({ locks, state, schema }: LockedRead<State>): CompiledLockedRead<State> {
  const lock = compileOnce((db, valueOf: ValueOf<Change>) => {
    const [key, userId] = [valueOf('key'), valueOf('userId')];
    const isKeyFree = sql`(${key}::text is null or pg_try_advisory_xact_lock(hashtextextended(${key}, ${userId}::bigint)))`;
    return sql`select case when ${isKeyFree} then ${locks(userId)} else false end as is_locked`.compile(db);
  });
  const read = compileOnce((db, valueOf: ValueOf<Change>) =>
    sql`
      select (
        select json_build_object('requestHash', request_hash, 'answer', answer, 'status', status) from idempotency_keys
        where user_id = ${valueOf('userId')} and key = ${valueOf('key')} and created_at > now() - interval '24 hours'
      ) as stored, ${state(valueOf('userId'))} as state
    `.compile(db),
  );
  const rowSchema = z.compile(z.object({ stored: z.nullable(storedAnswer), state: schema }));
  return {
    lock: async (tx, change) => parseRow(await lock(tx, change), lockRow).isLocked,
    read: async (tx, change) => parseRow(await read(tx, change), rowSchema),
  };
}

const lockRow = z.object({ isLocked: z.boolean() });
