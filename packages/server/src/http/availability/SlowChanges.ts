import { Semaphore } from 'es-toolkit';
import { BusyError } from './BusyError.ts';

/** Who waits for a slow change. */
export interface SlowChangeOwner {
  readonly userId: number;
  /** Aborts when no client waits for the answer any more. */
  readonly signal: AbortSignal;
}

/**
 * Runs changes of one kind that take long one after the other. They work through a queue of their own anyway, and a change that waits there holds a
 * connection of the database that others need. A change beyond `mostWaiting`, or a second one of a user that would wait, throws a `BusyError` at
 * once; one whose `signal` aborted while it waited when it is its turn.
 */
export class SlowChanges {
  private readonly turn = new Semaphore(1);
  private readonly mostWaiting: number;
  private readonly waiting = new Set<number>();

  constructor(mostWaiting: number) {
    this.mostWaiting = mostWaiting;
  }

  async run<Done>({ userId, signal }: SlowChangeOwner, change: () => Promise<Done>): Promise<Done> {
    if (this.waiting.size >= this.mostWaiting || this.waiting.has(userId))
      throw new BusyError('Too many slow changes wait for their turn.');
    this.waiting.add(userId);
    await this.turn.acquire();
    this.waiting.delete(userId);
    try {
      if (signal.aborted) throw new BusyError('The request of a change that waited is gone.');
      return await change();
    } finally {
      this.turn.release();
    }
  }
}
