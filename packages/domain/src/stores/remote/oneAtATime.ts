/** Work that is requested again and again. */
export interface RequestedWork {
  /** Begins the work, or has it done once more when it is done. Resolves after a run that it began, and rejects when that fails. */
  readonly request: () => Promise<void>;
  /** Drops a request that waits. */
  readonly cancel: () => void;
}

/**
 * Does one work at a time: requests during it lead to one more run when it is done or has failed. So calls that wait for the user to sign in again
 * do not pile up.
 */
export function oneAtATime(work: () => Promise<unknown>): RequestedWork {
  let isRequested = false;
  let isRunning = false;
  async function run(): Promise<void> {
    isRunning = true;
    try {
      await work();
    } finally {
      isRunning = false;
      if (isRequested) void request();
    }
  }
  async function request(): Promise<void> {
    isRequested = isRunning;
    if (!isRunning) await run();
  }
  return {
    request,
    cancel() {
      isRequested = false;
    },
  };
}
