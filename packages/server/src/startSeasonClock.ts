import type { Kysely } from 'kysely';
import { advanceSeasons, type AdvanceDeps } from './advanceSeasons.ts';
import type { Database } from './db/tables.ts';

const TICK_MS = 10_000;

export interface SeasonClockDeps extends AdvanceDeps {
  /** Called with the error of a failed tick. */
  readonly warn: (error: unknown) => void;
}

export interface SeasonClock {
  /** Stops; resolves when the work in progress is done. */
  stop(): Promise<void>;
}

/** Advances all seasons to game time now and every ten seconds. An error now is thrown; after a later one the next tick tries again. */
export async function startSeasonClock(db: Kysely<Database>, { warn, ...deps }: SeasonClockDeps): Promise<SeasonClock> {
  await advanceSeasons(db, deps);
  let advancing = Promise.resolve();
  let isAdvancing = false;
  const timer = setInterval(() => {
    if (isAdvancing) return;
    isAdvancing = true;
    advancing = advanceSeasons(db, deps)
      .catch(warn)
      .finally(() => {
        isAdvancing = false;
      });
  }, TICK_MS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return advancing;
    },
  };
}
