import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A password to hash, or to compare with a hash. */
export interface HashJob {
  readonly password: string;
  readonly hashed?: string;
}

/** Does one job: resolves to the hash, or to whether the password matches. It is given one job at a time. */
export type Hasher = (job: HashJob) => Promise<string | boolean>;

/**
 * Creates a thread that hashes and verifies passwords. The threads of Node's own pool, which reads files and compresses answers, stay free.
 * The thread starts with the first password, starts anew after it failed, and never keeps the process alive.
 */
export function createHasher(): Hasher {
  let worker: Worker | undefined;
  return async (job) => {
    worker ??= startWorker(() => (worker = undefined));
    const answered = once(worker, 'message');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(job);
    const [answer]: readonly unknown[] = await answered;
    if (typeof answer !== 'string' && typeof answer !== 'boolean') throw new Error('The hashing thread gave no answer.');
    return answer;
  };
}

function startWorker(onFailure: () => void): Worker {
  const worker = new Worker(new URL('./hashWorker.ts', import.meta.url));
  worker.once('error', onFailure);
  worker.unref();
  return worker;
}
