import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from './checks/run.ts';
import { EngineTable } from './engineTable.ts';
import { ProofLines } from './proofLines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly proofSize: 'full';
  }
  interface TaskMeta {
    proof?: string;
    journey?: { readonly journey: string; readonly edition: string; readonly engine: string };
  }
}

const server = 'packages/server/src';
const browser = 'packages/app/e2e';
const proofs = [
  'race',
  'keys',
  'sameAsDomain',
  'killedServer',
  'underLoad',
  'rush',
  'everyId',
  'crossSite',
  'wholeSeason',
  'migrations',
  'sameTime',
  'loginFlood',
  'restore',
];

/** One file after the other, at full size. */
const alone = { environment: 'node', provide: { proofSize: 'full' }, fileParallelism: false, hookTimeout: 120_000 } as const;

/** `npm run prove`: the tests whose worth is their number. `npm run prove -- R9` runs those that have R9 in their titles. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          ...alone,
          name: 'server',
          include: proofs
            .map((name) => `${server}/proof/${name}.test.ts`)
            .concat(`${server}/http/hostileInput.test.ts`, `${server}/protection/{hostilePaths,slowClients}.test.ts`)
            .concat(`${server}/leagues/leagueRights.test.ts`),
          globalSetup: join(root, server, 'testing/globalSetup.ts'),
        },
      },
      {
        root,
        test: {
          ...alone,
          name: 'browser',
          include: [`${browser}/{killedTab,contentPolicy}.test.ts`, `${browser}/proof/*.test.ts`],
          testTimeout: 600_000,
          globalSetup: join(root, browser, 'globalSetup.ts'),
          sequence: { groupOrder: 1 },
        },
      },
      {
        root,
        test: {
          ...alone,
          name: 'engines',
          include: [`${browser}/engines/*.test.ts`],
          testTimeout: 600_000,
          globalSetup: join(root, browser, 'globalSetup.ts'),
          sequence: { groupOrder: 3 },
        },
      },
      {
        root,
        test: {
          ...alone,
          name: 'cluster',
          include: [`${server}/proof/cluster/*.test.ts`],
          sequence: { groupOrder: 2 },
        },
      },
    ],
    reporters: ['default', new ProofLines(), new EngineTable()],
  },
});
