import type { Failure, Outcome } from '../../api/failure.ts';

/** Where a question to the server stands; one value, so that no two flags can disagree. [G-216] */
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

/** A finished question from what a call brought. */
export function settled<Value>(outcome: Outcome<Value>): Request<Value> {
  return outcome.ok ? { state: 'success', value: outcome.value } : { state: 'error', failure: outcome.failure };
}
