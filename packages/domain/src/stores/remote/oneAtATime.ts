/** Work that is requested again and again. */
export interface RequestedWork {
  /** Begins the work, or has it done once more when it is done. */
  readonly request: () => void;
  /** Drops a request that waits. */
  readonly cancel: () => void;
}

/**
 * Does one work at a time: requests during it lead to one more run when it is done. So calls that wait for the user to sign in again do not pile up.
 * The work must not throw.
 */
export function oneAtATime(work: () => Promise<unknown>): RequestedWork {
  let isRequested = false;
  let isRunning = false;
  async function run(): Promise<void> {
    isRunning = true;
    while (isRequested) {
      isRequested = false;
      await work();
    }
    isRunning = false;
  }
  return {
    request() {
      isRequested = true;
      if (!isRunning) void run();
    },
    cancel() {
      isRequested = false;
    },
  };
}
