import type { Failure, Outcome } from '../../api/failure.ts';

/** The state of a request to the server. One value, so that no two flags can disagree. [G-216] */
export type Request<Value> =
  | { readonly state: 'idle' }
  | { readonly state: 'pending' }
  | { readonly state: 'success'; readonly value: Value }
  | { readonly state: 'error'; readonly failure: Failure };

export const idle: Request<never> = { state: 'idle' };
export const pending: Request<never> = { state: 'pending' };

/** The answered value, if there is one. */
export function valueOf<Value>(request: Request<Value>): Value | undefined {
  return request.state === 'success' ? request.value : undefined;
}

/** The state of a request that ended with this outcome. */
export function requestOf<Value>(outcome: Outcome<Value>): Request<Value> {
  return outcome.ok ? { state: 'success', value: outcome.value } : { state: 'error', failure: outcome.failure };
}
