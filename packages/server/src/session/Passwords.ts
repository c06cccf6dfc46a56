import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from 'es-toolkit';

/** argon2id with 19 MiB of memory, two passes and one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and verifies passwords, at most two at once: each takes 19 MiB and a core for about 10 ms. */
export class Passwords {
  private readonly places = new Semaphore(2);
  private readonly dummyHash = this.hash(randomBytes(16).toString('hex'));

  /** Returns the hash to store. */
  hash(password: string): Promise<string> {
    return this.limitConcurrency(() => hash(normalised(password), cost));
  }

  /**
   * Returns whether a password matches a hash. Without a hash it does the same work and returns false, so that the time of the
   * answer does not reveal whether an account exists.
   */
  async matches(password: string, hashed: string | null): Promise<boolean> {
    const compared = hashed ?? (await this.dummyHash);
    const isSame = await this.limitConcurrency(() => verify(compared, normalised(password)));
    return isSame && hashed !== null;
  }

  private async limitConcurrency<Value>(work: () => Promise<Value>): Promise<Value> {
    await this.places.acquire();
    try {
      return await work();
    } finally {
      this.places.release();
    }
  }
}

// Keyboards compose the same letter in different ways.
function normalised(password: string): string {
  return password.normalize('NFKC');
}
