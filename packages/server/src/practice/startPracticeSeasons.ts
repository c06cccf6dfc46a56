import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { advanceAllPracticeSeasons } from './season/advanceAllPracticeSeasons.ts';

const TICK_MS = 30_000;

export interface PracticeDeps {
  /** Called with a sentence before long work. */
  readonly say: (sentence: string) => void;
  /** Called with the error of a failed tick. */
  readonly warn: (error: unknown) => void;
  /** Once aborted, no further season is created or advanced. */
  readonly stopping: AbortSignal;
}

export interface PracticeRunner {
  /** Stops; resolves when the work in progress is done. */
  stop(): Promise<void>;
}

/**
 * Creates missing practice seasons, advances all of them to game time, and repeats this twice a minute. An error at the start is
 * thrown; after a later error the next tick tries again.
 */
export async function startPracticeSeasons(db: Kysely<Database>, { say, warn, stopping }: PracticeDeps): Promise<PracticeRunner> {
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
