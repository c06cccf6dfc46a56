import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashJob } from './createHasher.ts';

/** argon2id with 19 MiB of memory, two passes and one lane: about 10 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

parentPort?.on('message', ({ password, hashed }: HashJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(hashed === undefined ? hashSync(password, cost) : verifySync(hashed, password));
});
