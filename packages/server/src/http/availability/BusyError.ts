/** There is more work than the server takes on at once. Answered 503 with Retry-After. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  /** When the request may be repeated. */
  readonly retryAfterSeconds: number;

  constructor(message?: string, retryAfterSeconds = 1) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
