import { reasonOf, StartError } from '../../config/StartError.ts';
import type { Postmaster } from './postmaster.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2000;
const ATTEMPTS = 12;

export interface Supervision {
  /** Stops supervising: a PostgreSQL that ends is no longer restarted. Returns the running one, if any. */
  end(): Promise<Postmaster | undefined>;
}

export interface SupervisionHooks {
  /** Restarts PostgreSQL; throws on failure. */
  readonly restart: () => Promise<Postmaster>;
  readonly log: (sentence: string) => void;
  /** Called when twelve attempts in a row have failed. No further attempt is made. */
  readonly onLost: (error: Error) => void;
}

/** Keeps PostgreSQL running: whenever it ends, it is restarted, first at once and then after growing pauses. */
export function supervise(first: Postmaster, { restart, log, onLost }: SupervisionHooks): Supervision {
  const ending = new AbortController();
  const watch = keepRunning();
  return {
    async end() {
      ending.abort();
      return watch;
    },
  };

  async function keepRunning(): Promise<Postmaster | undefined> {
    const stopped = new Promise<undefined>((resolve) => ending.signal.addEventListener('abort', () => resolve(undefined)));
    let current: Postmaster | undefined = first;
    while (current !== undefined) {
      const how: string | undefined = await Promise.race([current.ended, stopped]);
      if (how === undefined || ending.signal.aborted) return current;
      log(`PostgreSQL ended unexpectedly (${how}); it is being restarted.`);
      current = await bringBack();
      if (current !== undefined) log('PostgreSQL is running again.');
    }
    return undefined;
  }

  async function bringBack(): Promise<Postmaster | undefined> {
    let trouble: unknown;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (attempt > 0) await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt), ending.signal);
      if (ending.signal.aborted) return undefined;
      try {
        return await restart();
      } catch (error) {
        trouble = error;
      }
    }
    const error = new StartError(`PostgreSQL could not be restarted: ${reasonOf(trouble)}`, { cause: trouble });
    if (!ending.signal.aborted) onLost(error);
    return undefined;
  }
}

function pause(milliseconds: number, cut: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    cut.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
