import { passwordFields } from '@rugby/domain/contract/account/passwordFields';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql, type Transaction } from 'kysely';
import { compileOnce, type ValueOf } from '../../db/compileOnce.ts';
import { repeatWhenLost } from '../../db/connectionLoss.ts';
import type { Database } from '../../db/tables.ts';
import { keyIn, requestHashOf } from './idempotencyKey.ts';
import type { CompiledLockedRead } from './lockedReads.ts';
import { RefusedError } from '../RefusedError.ts';

/** The `Idempotency-Key` of a user's request. The same key with the same request is a repeat. */
export interface IdempotencyKey {
  readonly userId: number;
  readonly key: string;
  readonly requestHash: string;
}

/**
 * Returns the idempotency key of a user's request; undefined when it carries none. `input` is the parsed request: the same request may be
 * spelled in many ways. The hash covers no password, because it is fast and stored for a day: a repeat with another password gets the stored
 * answer of the first one and changes nothing. Whoever corrects a password sends another key. Refuses an invalid key.
 */
export function idempotencyKeyOf(
  request: FastifyRequest,
  input: unknown,
  userId: number,
  words: Words,
): IdempotencyKey | undefined {
  const key = keyIn(request, words);
  if (key === undefined) return undefined;
  return { userId, key, requestHash: requestHashOf([request.method, request.url, input], passwordFields) };
}

/** An answer in the envelope. `isReplay`: a stored one. */
export interface OnceAnswer {
  readonly status: number;
  readonly answer: string;
  readonly isReplay: boolean;
}

/**
 * Runs `work` in a transaction, once for each idempotency key, and stores its answer for 24 hours, also a refusal. A repeated request gets
 * the stored answer. Refuses another request with the same key (422 `key-reused`) and a repeat while the first is running (409
 * `in-flight`). When `work` fails otherwise, nothing is stored, so the request runs again when it is repeated. The lock on the key belongs
 * to the transaction: it ends with the process that holds it. A lost connection is replaced and the work repeated, where nothing was changed.
 * `readAt` is the time of `performance.now()` before the state was read.
 */
export async function runOnce<State>(
  { db, words }: { readonly db: Kysely<Database>; readonly words: Words },
  userId: number,
  key: IdempotencyKey | undefined,
  { lock, read }: CompiledLockedRead<State>,
  work: (tx: Transaction<Database>, state: State, readAt: number) => Promise<string>,
): Promise<OnceAnswer> {
  let refused: RefusedError | undefined;
  let isCommitting = false;
  const attempt = () =>
    db.transaction().execute(async (tx) => {
      isCommitting = false;
      const values = { userId, key: key?.key ?? null };
      if (!(await lock(tx, values))) throw new RefusedError(409, [{ code: 'in-flight', message: words('server.inFlight') }]);
      const readAt = performance.now();
      const { stored, state } = await read(tx, values);
      if (stored !== null && stored.requestHash !== key?.requestHash)
        throw new RefusedError(422, [{ code: 'key-reused', message: words('server.keyReused') }]);
      if (stored !== null) {
        // Writes to the log, so that the commit waits until what was stored has reached the synchronous replica.
        await sql`select pg_logical_emit_message(true, 'replay', '')`.execute(tx);
        return { status: stored.status, answer: stored.answer, isReplay: true };
      }
      const answer = await work(tx, state, readAt).catch((error: unknown) => {
        if (error instanceof RefusedError && error.status !== 429) refused = error;
        throw error;
      });
      if (key !== undefined) await storeAnswer(tx, { ...key, status: 200, answer });
      isCommitting = true;
      return { status: 200, answer, isReplay: false };
    });
  try {
    // Whether a lost commit counts is not known: with a key, the repeat finds the stored answer.
    return await repeatWhenLost(attempt, () => !isCommitting || key !== undefined);
  } catch (error) {
    // What the work wrote is rolled back, so the refusal is stored on its own.
    if (key !== undefined && refused !== undefined && refused === error) await storeAnswer(db, { ...key, ...refusalOf(refused) });
    throw error;
  }
}

function refusalOf({ status, reasons }: RefusedError): Pick<OnceAnswer, 'status' | 'answer'> {
  return { status, answer: JSON.stringify({ success: null, errors: reasons }) };
}

/** A stored answer that still counts stays: after a refusal, a repeat may have run before this. */
const storeAnswer = compileOnce((db, valueOf: ValueOf<IdempotencyKey & Pick<OnceAnswer, 'status' | 'answer'>>) =>
  db
    .insertInto('idempotencyKeys')
    .values({
      userId: valueOf('userId'),
      key: valueOf('key'),
      requestHash: valueOf('requestHash'),
      answer: valueOf('answer'),
      status: valueOf('status'),
      createdAt: sql<Date>`now()`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'key'])
        .doUpdateSet(({ ref }) => ({
          requestHash: ref('excluded.requestHash'),
          answer: ref('excluded.answer'),
          status: ref('excluded.status'),
          createdAt: ref('excluded.createdAt'),
        }))
        .where('idempotencyKeys.createdAt', '<=', sql<Date>`now() - interval '24 hours'`),
    )
    .compile(),
);
