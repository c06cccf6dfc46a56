import { createHash } from 'node:crypto';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyRequest } from 'fastify';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { Refused } from './refused.ts';

/** One order of one user: the same key with the same request is the same order. */
export interface Order {
  readonly userId: number;
  readonly key: string;
  readonly requestHash: string;
}

/** How a transaction begins, in two statements whatever it has to lock and to read. Both are expressions of SQL. */
export interface Opening<Found> {
  /** True once the locks are taken; it may wait for them. */
  readonly locks: RawBuilder<boolean>;
  /** What the work departs from, read when the locks are held: as JSON. */
  readonly found: RawBuilder<Found>;
}

/** What work comes to. */
export interface Outcome<Answer> {
  readonly answer: Answer;
  /** The write that completes it: it is done in one statement with the keeping of the answer. */
  readonly last?: RawBuilder<unknown>;
}

/**
 * The order that a request is part of; undefined when it carries no `Idempotency-Key`. Refuses a key that is not 1 to 100 visible
 * characters.
 */
export function orderOf(request: FastifyRequest, userId: number, words: Words): Order | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(key))
    throw new Refused(400, [{ code: 'malformed', message: words('server.badKey') }]);
  const content = JSON.stringify([request.method, request.url, request.body ?? null]);
  return { userId, key, requestHash: createHash('sha256').update(content).digest('base64url') };
}

/**
 * Does the work of an order once, in one transaction with the answer that is kept of it, and answers the kept one for 24 hours.
 * Another request under the same key: 422 `key-reused`; the first still at work: 409 `in-flight`. What throws leaves no trace, so a
 * refused order is judged anew when it is sent again. The lock on a key belongs to the transaction: it ends with its process.
 */
export async function answerOnce<Found>(
  db: Kysely<Database>,
  order: Order | undefined,
  words: Words,
  opening: Opening<Found>,
  work: (tx: Transaction<Database>, found: Found) => Promise<Outcome<string>>,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    if (!(await lock(tx, order, opening))) throw new Refused(409, [{ code: 'in-flight', message: words('server.inFlight') }]);
    const { kept, found } = await read(tx, order, opening);
    if (kept !== null && kept.requestHash !== order?.requestHash)
      throw new Refused(422, [{ code: 'key-reused', message: words('server.keyReused') }]);
    if (kept !== null) return kept.answer;
    const outcome = await work(tx, found);
    if (order !== undefined) await keep(tx, order, outcome);
    else await outcome.last?.execute(tx);
    return outcome.answer;
  });
}

// A statement of its own before anything is read: only a later statement is sure to see what the locks' last holders stored. The key
// comes first, so that a repeat is answered at once and does not queue behind the order that it repeats.
async function lock<Found>(tx: Transaction<Database>, order: Order | undefined, { locks }: Opening<Found>): Promise<boolean> {
  const isFree =
    order === undefined
      ? sql<boolean>`true`
      : sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${order.key}, ${order.userId}::bigint))`;
  const { rows } = await sql<{ isMine: boolean }>`select case when ${isFree} then ${locks} else false end as is_mine`.execute(tx);
  return rows[0]?.isMine === true;
}

interface Read<Found> {
  readonly kept: { readonly requestHash: string; readonly answer: string } | null;
  readonly found: Found;
}

async function read<Found>(tx: Transaction<Database>, order: Order | undefined, { found }: Opening<Found>): Promise<Read<Found>> {
  const kept =
    order === undefined
      ? sql`null`
      : sql`(
          select json_build_object('requestHash', request_hash, 'answer', answer) from idempotency_keys
          where user_id = ${order.userId} and key = ${order.key} and created_at > now() - interval '24 hours'
        )`;
  const { rows } = await sql<Read<Found>>`select ${kept} as kept, ${found} as found`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('A statement without a table answered no row.');
  return row;
}

async function keep(
  tx: Transaction<Database>,
  { userId, key, requestHash }: Order,
  { answer, last }: Outcome<string>,
): Promise<void> {
  await sql`
    ${last === undefined ? sql`` : sql`with last as (${last})`}
    insert into idempotency_keys (user_id, key, request_hash, answer, created_at)
    values (${userId}, ${key}, ${requestHash}, ${answer}, now())
    on conflict (user_id, key) do update
    set request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at
  `.execute(tx);
}
