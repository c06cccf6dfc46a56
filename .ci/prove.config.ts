import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from './checks/run.ts';
import { ProofLines } from './proofLines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly proofSize: 'full';
  }
  interface TaskMeta {
    proof?: string;
  }
}

const server = 'packages/server/src';

/** `npm run prove`: the tests whose worth is their number, at full size, one after the other. */
export default defineConfig({
  root,
  test: {
    environment: 'node',
    include: ['race', 'keys', 'sameAsDomain', 'killedServer', 'underLoad']
      .map((name) => `${server}/proof/${name}.test.ts`)
      .concat(`${server}/http/hostileInput.test.ts`, `${server}/protection/{hostilePaths,slowClients}.test.ts`),
    globalSetup: join(root, server, 'testing/globalSetup.ts'),
    provide: { proofSize: 'full' },
    fileParallelism: false,
    hookTimeout: 120_000,
    reporters: ['default', new ProofLines()],
  },
});
