import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyRequest } from 'fastify';
import { hashText } from '../../protection/hashText.ts';
import { RefusedError } from '../RefusedError.ts';

/** The header of an answer that was stored for an earlier request with the same key. */
export const replayHeader = 'Idempotent-Replayed';

/** Returns the `Idempotency-Key` of a request; undefined when it carries none. Refuses a key that is not 1 to 100 visible characters. */
export function keyIn({ headers }: FastifyRequest, words: Words): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && /^[\x21-\x7e]{1,100}$/.test(key))) return key;
  throw new RefusedError(400, [{ code: 'malformed', message: words('server.badKey') }]);
}

/** Returns a hash of values that depends neither on the order of keys nor on the fields that are left out. */
export function requestHashOf(values: unknown, leftOut: readonly string[] = []): string {
  return hashText(
    JSON.stringify(values, (key, value: unknown) => {
      if (leftOut.includes(key)) return undefined;
      return isRecord(value) ? sortKeys(value) : value;
    }),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortKeys(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
