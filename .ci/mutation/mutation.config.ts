import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { testTimeouts } from '../testTimeouts.ts';
import { WarmWorker } from './warmWorker.ts';

// Stryker changes a copy of the project: its own packages must come from there and not from node_modules.
const root = process.cwd();
const copies = [
  { find: /^@rugby\/domain\/(editions|kits)$/, replacement: join(root, 'packages/domain/src/$1.ts') },
  { find: /^@rugby\/domain\/(i18n\/.*\.json)$/, replacement: join(root, 'packages/domain/src/$1') },
  { find: /^@rugby\/domain\/(.*)$/, replacement: join(root, 'packages/domain/src/$1.ts') },
  { find: /^@rugby\/mocks\/(.*)$/, replacement: join(root, 'mocks/$1.ts') },
];

/** Stryker names the pool in its call, which a configuration cannot change before it is resolved. */
const warm: Plugin = {
  name: 'warm',
  configureVitest({ project, vitest }) {
    let worker: WarmWorker | undefined;
    vitest.onClose(() => worker?.end());
    project.config.pool = 'warm';
    project.config.poolRunner = { name: 'warm', createPoolWorker: (options) => (worker ??= new WarmWorker(options)) };
  },
};

/** `npm run trust`: the tests of the rules, which Stryker runs against changed rules. */
export default defineConfig({
  root,
  plugins: [warm],
  resolve: { alias: copies },
  test: {
    environment: 'node',
    // A worker that loads the rules once runs six times as many changes in an hour. Stryker switches each change on while they run.
    isolate: false,
    ...testTimeouts,
    setupFiles: [join(root, '.ci/mutation/mutationSetup.ts')],
    include: ['packages/domain/src/game/**/*.test.ts'],
    // Ten thousand random games take half a minute for each change, and what they find has tests of its own.
    exclude: ['packages/domain/src/game/editor/randomPlay.test.ts'],
  },
});
