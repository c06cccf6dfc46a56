import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { movePractice } from './season/movePractice.ts';

const TICK_MS = 30_000;

export interface MovingPractice {
  /** Moves nothing any more; resolves when what was being moved has arrived. */
  stop(): Promise<void>;
}

/**
 * Makes the practice seasons that are missing, brings all of them to game time, and goes on doing so twice a minute. A fault at the start
 * is thrown; a later one is told to `warn`, and the next tick tries again.
 */
export async function keepPracticeMoving(
  db: Kysely<Database>,
  say: (sentence: string) => void,
  warn: (error: unknown) => void,
): Promise<MovingPractice> {
  await movePractice(db, say);
  let moving = Promise.resolve();
  let isMoving = false;
  const timer = setInterval(() => {
    if (isMoving) return;
    isMoving = true;
    moving = movePractice(db, say)
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
