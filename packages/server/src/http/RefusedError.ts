import type { FailureCode, WireError } from '@rugby/domain/contract/envelope';
import type { WordKey, Words } from '@rugby/domain/i18n/keys';

/** A reason on the wire, with a code of the contract. */
export interface Reason extends WireError {
  readonly code: FailureCode;
}

/** Thrown by a route to answer 4xx with reasons. Any other error becomes a 500 without detail. */
export class RefusedError extends Error {
  readonly status: number;
  readonly reasons: readonly Reason[];

  constructor(status: number, reasons: readonly Reason[]) {
    super(reasons.map(({ message }) => message).join(' '));
    this.status = status;
    this.reasons = reasons;
  }
}

/** The error 404 for what does not exist or may not be seen: the two look the same. */
export function notFoundError(message: string): RefusedError {
  return new RefusedError(404, [{ code: 'not-found', message }]);
}

/** The error 401 for a request without a session. */
export function signedOutError(words: Words): RefusedError {
  return new RefusedError(401, [{ code: 'unauthorised', message: words('server.signedOut') }]);
}

/** Throws 422 with the sentence of each problem of a form, if there are any. */
export function assertNoProblems(problems: readonly { readonly field: string; readonly problem: WordKey }[], words: Words): void {
  assertNoReasons(problems.map(({ field, problem }) => ({ code: 'invalid', message: words(problem), field })));
}

/** Throws 422 with the reasons, if there are any. */
export function assertNoReasons(reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw new RefusedError(422, reasons);
}
