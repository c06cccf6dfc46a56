import { type TestContext, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `full` when the proofs run on their own (`npm run prove`); absent when they run with all other tests, in a small size. */
    readonly proofSize: 'full';
  }
  interface TaskMeta {
    /** The result of a proof in one line. */
    proof?: string;
  }
}

/** Returns the numbers of a proof in this run. */
export function sized<Numbers>(sizes: { readonly small: Numbers; readonly full: Numbers }): Numbers {
  return inject('proofSize') === 'full' ? sizes.full : sizes.small;
}

/** Stores the result of a proof for the reporter: `R2: 1000 keys sent 5 times, …`. */
export function recordProof({ task }: TestContext, line: string): void {
  task.meta.proof = line;
}
