import { isAxiosError } from 'axios';
import { refusal, type WireError } from '../contract/envelope.ts';
import { z } from '../contract/schema.ts';
import { type Failure, overloadStatuses } from './failure.ts';

/** Converts the error of a call to a failure that a page can act on. Rethrows other errors. */
export function failureOf(error: unknown): Failure {
  if (!isAxiosError(error)) throw error;
  const { response } = error;
  if (response === undefined) return { kind: 'offline' };
  const errors = errorsIn(response.data);
  if (response.status === 401) return { kind: 'signed-out', errors };
  if (overloadStatuses.includes(response.status) && errors.length === 0) return { kind: 'unavailable' };
  return { kind: 'refused', status: response.status, errors };
}

function errorsIn(body: unknown): readonly WireError[] {
  const read = z.safeParse(refusal, body);
  return read.success ? read.data.errors : [];
}
