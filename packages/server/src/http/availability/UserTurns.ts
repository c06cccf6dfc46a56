/** Two, so that a repeat of the change that is being made is refused at once. */
const AT_ONCE = 2;
/** What waits for longer than this many changes take would be answered too late. */
const MOST_OPEN = 50;

interface OpenChanges {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets each user make two changes at once; further ones wait. The changes of one user wait for one another in the database anyway, and would hold
 * connections meanwhile that others need. State is in the memory of this process.
 */
export class UserTurns {
  private readonly users = new Map<number, OpenChanges>();

  /** Whether a user has as many open changes as the server takes on. */
  isFull(userId: number): boolean {
    const open = this.users.get(userId);
    return open !== undefined && open.running + open.waiting.length >= MOST_OPEN;
  }

  /** Runs a change of a user as soon as it is its turn. Calls `pause` if the change has to wait, and what that returns when its turn has come. */
  async run<Done>(userId: number, pause: () => () => void, change: () => Promise<Done>): Promise<Done> {
    const open = this.users.get(userId) ?? { running: 0, waiting: [] };
    this.users.set(userId, open);
    if (open.running < AT_ONCE) open.running += 1;
    else await waitFor(open, pause());
    try {
      return await change();
    } finally {
      const startNext = open.waiting.shift();
      if (startNext !== undefined) startNext();
      else open.running -= 1;
      if (open.running === 0) this.users.delete(userId);
    }
  }
}

async function waitFor({ waiting }: OpenChanges, resume: () => void): Promise<void> {
  await new Promise<void>((start) => waiting.push(start));
  resume();
}
