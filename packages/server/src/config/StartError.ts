/**
 * A reason not to start, or not to go on, that an operator can act on. Its message is a whole sentence and is all that is printed: no
 * stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The code of a system error (`EACCES`, `EADDRINUSE`, …), or undefined when it is none. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The words of anything that was thrown, for use inside a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
