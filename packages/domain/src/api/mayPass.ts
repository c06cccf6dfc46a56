import type { Failure } from './failure.ts';

/** Whether the same call may succeed later: it did not arrive, or the server could not deal with it. A judgement of the server stays. */
export function mayPass(failure: Failure): boolean {
  if (failure.kind === 'refused') return failure.status === 429 || failure.status >= 500;
  return failure.kind !== 'signed-out';
}
