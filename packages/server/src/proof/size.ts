import type { TestContext } from 'vitest';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `full` when the proofs are run by themselves (`npm run prove`); absent among all other tests, where they are small. */
    readonly proofSize: 'full';
  }
  interface TaskMeta {
    /** What a proof has counted, in a line. */
    proof?: string;
  }
}

/** The numbers of a proof in this run. */
export function sized<Numbers>(sizes: { readonly small: Numbers; readonly full: Numbers }): Numbers {
  return inject('proofSize') === 'full' ? sizes.full : sizes.small;
}

/** Keeps the line for whoever reports the run: `R2: 1000 keys sent 5 times, …`. */
export function recordProof({ task }: TestContext, line: string): void {
  task.meta.proof = line;
}
