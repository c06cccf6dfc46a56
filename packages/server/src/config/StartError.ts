/**
 * The server cannot start or cannot continue, for a reason that an operator can fix. The message is a whole sentence; it is
 * printed without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Another process uses the data folder. It may be starting or stopping, so another attempt may succeed. */
export class FolderInUseError extends StartError {}

/** Returns the code of a system error (`EACCES`, `EADDRINUSE`, …); undefined for any other value. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Returns the message of anything that was thrown, for use inside a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
