/** There is more work of a costly kind than the server takes on at once. Answered 503 with Retry-After. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}
