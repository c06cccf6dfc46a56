import type { Kysely } from 'kysely';
import { advanceSeasons, type AdvanceDeps } from './advanceSeasons.ts';
import type { Lead } from './db/joinLeaderElection.ts';
import type { Database } from './db/tables.ts';

const TICK_MS = 10_000;

export interface SeasonClockDeps extends AdvanceDeps {
  /** Whether this process moves the seasons. */
  readonly lead: Pick<Lead, 'isHeld' | 'whenTaken'>;
  /** Called with the error of a failed tick. */
  readonly warn: (error: unknown) => void;
}

export interface SeasonClock {
  /** Stops; resolves when the work in progress is done. */
  stop(): Promise<void>;
}

/**
 * Advances all seasons to game time every ten seconds while this process leads, and as soon as it takes the lead. An error now is thrown; after a
 * later one the next tick tries again.
 */
export async function startSeasonClock(db: Kysely<Database>, { warn, lead, ...deps }: SeasonClockDeps): Promise<SeasonClock> {
  if (lead.isHeld()) await advanceSeasons(db, deps);
  let advancing = Promise.resolve();
  let isAdvancing = false;
  const tick = () => {
    if (isAdvancing || !lead.isHeld()) return;
    isAdvancing = true;
    advancing = advanceSeasons(db, deps)
      .catch(warn)
      .finally(() => {
        isAdvancing = false;
      });
  };
  const timer = setInterval(tick, TICK_MS);
  timer.unref();
  lead.whenTaken(tick);
  return {
    stop() {
      clearInterval(timer);
      return advancing;
    },
  };
}
