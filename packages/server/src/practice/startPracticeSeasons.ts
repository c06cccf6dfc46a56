import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { advanceAllPracticeSeasons } from './season/advanceAllPracticeSeasons.ts';

const TICK_MS = 30_000;

export interface PracticeParts {
  /** Hears what takes a while. */
  readonly say: (sentence: string) => void;
  /** Hears of a tick that failed. */
  readonly warn: (error: unknown) => void;
  /** Once aborted, no further season is begun. */
  readonly stopping: AbortSignal;
}

export interface PracticeRunner {
  /** Moves nothing any more; resolves when what was being moved has arrived. */
  stop(): Promise<void>;
}

/**
 * Makes the practice seasons that are missing, brings all of them to game time, and goes on doing so twice a minute. A fault at the start
 * is thrown; after a later one the next tick tries again.
 */
export async function startPracticeSeasons(
  db: Kysely<Database>,
  { say, warn, stopping }: PracticeParts,
): Promise<PracticeRunner> {
  await advanceAllPracticeSeasons(db, say, stopping);
  let moving = Promise.resolve();
  let isMoving = false;
  const timer = setInterval(() => {
    if (isMoving) return;
    isMoving = true;
    moving = advanceAllPracticeSeasons(db, say, stopping)
      .catch(warn)
      .finally(() => {
        isMoving = false;
      });
  }, TICK_MS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return moving;
    },
  };
}
