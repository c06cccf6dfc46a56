import { randomBytes } from 'node:crypto';
import { BusyError } from '../http/availability/BusyError.ts';
import { createHasher, type HashJob, type Hasher } from './createHasher.ts';

interface Waiting {
  readonly start: () => void;
}

/** The jobs that wait at most: about a second of work. */
const mostWaiting = 64;

/**
 * Hashes and verifies passwords, one at a time for each hasher. A job beyond the bound of the queue throws a `BusyError` at once; a job whose
 * `signal` aborts while it waits is dropped and throws one too, so that no work is done for a request that is gone.
 */
export class Passwords {
  private readonly idle: Hasher[];
  private readonly waiting = new Set<Waiting>();
  private dummyHash: Promise<string> | undefined;

  constructor(hashers: readonly Hasher[] = [createHasher()]) {
    this.idle = [...hashers];
  }

  /** Throws a `BusyError` while the queue is full, so that a login is refused before the database does anything for it. */
  assertNotFull(): void {
    if (this.waiting.size >= mostWaiting) throw new BusyError('Too many passwords wait to be hashed.');
  }

  /** Returns the hash to store. */
  async hash(password: string, signal?: AbortSignal): Promise<string> {
    return String(await this.run({ password: normalise(password) }, signal));
  }

  /**
   * Returns whether a password matches a hash. Without a hash it does the same work and returns false, so that the time of the
   * answer does not reveal whether an account exists.
   */
  async matches(password: string, hashed: string | null, signal?: AbortSignal): Promise<boolean> {
    const dummyHash = await this.hashDummy();
    const isSame = await this.run({ password: normalise(password), hashed: hashed ?? dummyHash }, signal);
    return isSame === true && hashed !== null;
  }

  /** Returns the hash of a random password, which is made once; a failure is not stored. */
  private hashDummy(): Promise<string> {
    this.dummyHash ??= this.hash(randomBytes(16).toString('hex')).catch((error: unknown) => {
      this.dummyHash = undefined;
      throw error;
    });
    return this.dummyHash;
  }

  private async run(job: HashJob, signal: AbortSignal | undefined): Promise<string | boolean> {
    const hasher = this.idle.pop() ?? (await this.waitForHasher(signal));
    try {
      return await hasher(job);
    } finally {
      this.idle.push(hasher);
      const [next] = this.waiting;
      next?.start();
    }
  }

  private async waitForHasher(signal: AbortSignal | undefined): Promise<Hasher> {
    this.assertNotFull();
    const gone = () => new BusyError('The request of a password that waited is gone.');
    if (signal?.aborted === true) throw gone();
    return new Promise((resolve, reject) => {
      const drop = () => {
        this.waiting.delete(place);
        reject(gone());
      };
      const place: Waiting = {
        start: () => {
          const hasher = this.idle.pop();
          if (hasher === undefined) return;
          this.waiting.delete(place);
          signal?.removeEventListener('abort', drop);
          resolve(hasher);
        },
      };
      this.waiting.add(place);
      signal?.addEventListener('abort', drop, { once: true });
    });
  }
}

// Keyboards compose the same letter in different ways.
function normalise(password: string): string {
  return password.normalize('NFKC');
}

/** Awaits the work of a counted attempt. A failure, such as a full queue, tried no password: `giveBack` stops counting the attempt. */
export async function unlessFailed<Result>(work: Promise<Result>, giveBack: () => Promise<void>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    await giveBack();
    throw error;
  }
}
