import { isAxiosError } from 'axios';
import { refusal, type WireError } from '../contract/envelope.ts';
import { z } from '../contract/schema.ts';
import type { Failure } from './failure.ts';

/** Statuses of a server that is too busy to answer: the same call may succeed later. */
export const overloadStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Converts the error of a call to a failure that a page can act on. Rethrows other errors. */
export function failureOf(error: unknown): Failure {
  if (!isAxiosError(error)) throw error;
  const { response } = error;
  if (response === undefined) return { kind: 'offline' };
  const errors = errorsIn(response.data);
  if (response.status === 401) return { kind: 'signed-out', errors };
  if (overloadStatuses.has(response.status) && errors.length === 0) return { kind: 'unavailable' };
  return { kind: 'refused', status: response.status, errors };
}

function errorsIn(body: unknown): readonly WireError[] {
  const read = z.safeParse(refusal, body);
  return read.success ? read.data.errors : [];
}
