import type { FailureCode, WireError } from '@rugby/domain/contract/envelope';

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

/** Throws 422 with the reasons, if there are any. */
export function assertNoReasons(reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw new RefusedError(422, reasons);
}
