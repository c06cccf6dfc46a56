import { createHash } from 'node:crypto';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { Refused } from './refused.ts';

/** One order of one user: the same key with the same request is the same order. */
export interface Order {
  readonly userId: number;
  readonly key: string;
  readonly requestHash: string;
}

/** The order that a request is part of; undefined when it carries no `Idempotency-Key`. Refuses a key that is not 1 to 100 visible characters. */
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
export async function answerOnce(
  db: Kysely<Database>,
  order: Order | undefined,
  words: Words,
  work: (tx: Transaction<Database>) => Promise<string>,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    if (order === undefined) return work(tx);
    if (!(await lock(tx, order))) throw new Refused(409, [{ code: 'in-flight', message: words('server.inFlight') }]);
    const kept = await keptAnswer(tx, order);
    if (kept !== undefined && kept.requestHash !== order.requestHash)
      throw new Refused(422, [{ code: 'key-reused', message: words('server.keyReused') }]);
    if (kept !== undefined) return kept.answer;
    const answer = await work(tx);
    await keep(tx, order, answer);
    return answer;
  });
}

// A statement of its own before the look-up: only a later statement is sure to see what the lock's last holder stored.
async function lock(tx: Transaction<Database>, { userId, key }: Order): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${key}, ${userId}::bigint)) as is_mine`.execute(tx);
  return rows[0]?.isMine === true;
}

async function keptAnswer(tx: Transaction<Database>, { userId, key }: Order) {
  return tx
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'answer'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('createdAt', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirst();
}

async function keep(tx: Transaction<Database>, order: Order, answer: string): Promise<void> {
  const row = { ...order, answer, createdAt: sql<Date>`now()` };
  await tx
    .insertInto('idempotencyKeys')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doUpdateSet(row))
    .execute();
}
