import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from 'es-toolkit';

/** argon2id with 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and compares passwords, never more than two at once: each fills 19 MiB and a core for some 10 ms. */
export class Passwords {
  private readonly places = new Semaphore(2);
  private readonly dummyHash = this.hash(randomBytes(16).toString('hex'));

  /** What is stored of a password. */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(normalised(password), cost));
  }

  /** Whether a password is the one that was hashed. Without a hash it is not, after the same work: nobody learns who has an account. */
  async matches(password: string, hashed: string | null): Promise<boolean> {
    const compared = hashed ?? (await this.dummyHash);
    const isSame = await this.inTurn(() => verify(compared, normalised(password)));
    return isSame && hashed !== null;
  }

  private async inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
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
