import { Semaphore } from 'es-toolkit';
import { BusyError } from './BusyError.ts';

/** Each may hold a picture of 5 MB. */
const MOST_WAITING = 16;

/**
 * Runs changes that hash a password or decode a picture one after the other. Both work through a queue of their own anyway, and a change that waits
 * there holds a connection of the database that others need. A change beyond the bound of the queue throws a `BusyError` at once, one whose `signal`
 * aborted while it waited when it is its turn.
 */
export class SlowChanges {
  private readonly turn = new Semaphore(1);
  private waiting = 0;

  async run<Done>(change: () => Promise<Done>, signal: AbortSignal): Promise<Done> {
    if (this.waiting >= MOST_WAITING) throw new BusyError('Too many slow changes wait for their turn.');
    this.waiting += 1;
    await this.turn.acquire();
    this.waiting -= 1;
    try {
      if (signal.aborted) throw new BusyError('The request of a change that waited is gone.');
      return await change();
    } finally {
      this.turn.release();
    }
  }
}
