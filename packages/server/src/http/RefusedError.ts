import type { FailureCode, WireError } from '@rugby/domain/contract/envelope';

/** One reason as it goes over the wire, with a code that the contract knows. */
export interface Reason extends WireError {
  readonly code: FailureCode;
}

/** Thrown by a route to answer 4xx with reasons; anything else that is thrown becomes a 500 without detail. */
export class RefusedError extends Error {
  readonly status: number;
  readonly reasons: readonly Reason[];

  constructor(status: number, reasons: readonly Reason[]) {
    super(reasons.map(({ message }) => message).join(' '));
    this.status = status;
    this.reasons = reasons;
  }
}
