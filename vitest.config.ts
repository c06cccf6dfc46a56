import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LastLine } from './.ci/lastLine.ts';
import { testTimeouts, secondTry } from './.ci/testTimeouts.ts';
import { pictureModeNames } from './.storybook/modes.ts';
import { storiesProject } from './.storybook/storiesProject.ts';

/**
 * What one test waits for, another uses: rules, server and processes run at once, with a worker more than the machine has cores, and after them checks
 * and stories. Browser tests, which wait for a server, have the machine to themselves. Vitest asks for the same number of workers throughout a group.
 */
const maxWorkers = availableParallelism() + 1;
const rules = { maxWorkers, sequence: { groupOrder: 0 }, ...testTimeouts };
const library = { maxWorkers: pictureModeNames.length, sequence: { groupOrder: 1 }, ...testTimeouts };
const site = { maxWorkers, sequence: { groupOrder: 2 }, ...testTimeouts };

/** A worker loads the modules once for all its files: half of the time of the rules, a third of the server's, went into loading them for each. */
const inNode = {
  environment: 'node',
  isolate: false,
  setupFiles: '.ci/cleanWorker.ts',
  // A failure names what it found, for instance in the console of a browser: a log is all that is left of a run elsewhere.
  chaiConfig: { truncateThreshold: 2000 },
};

const processes = ['packages/server/src/{bootstrap,main}.test.ts', 'packages/server/src/{db/embedded,proof,workers}/*.test.ts'];

export default defineConfig({
  test: {
    // A missing picture or snapshot is red, never written in passing: `npm run pictures` does that by name.
    update: 'none',
    reporters: ['default', new LastLine()],
    attachmentsDir: '.cache/attachments',
    // The value of `$title` stands whole in a title: the rows that a test proves are at its end, where `-t` looks for them.
    taskTitleValueFormatTruncate: 0,
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], ...inNode, ...rules } },
      { test: { name: 'ui', include: ['packages/ui/src/**/*.test.ts'], ...inNode, ...rules } },
      { test: { name: 'app', include: ['packages/app/{*,src/**/*,worker/**/*}.test.ts'], ...inNode, ...rules } },
      { test: { name: 'contract', include: ['mocks/**/*.test.ts'], ...inNode, ...rules } },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          exclude: [...processes, 'packages/server/src/proof/cluster/*.test.ts'],
          ...inNode,
          globalSetup: 'packages/server/src/testing/globalSetup.ts',
          ...rules,
        },
      },
      {
        test: {
          name: 'processes',
          include: processes,
          ...inNode,
          globalSetup: 'packages/server/src/testing/globalSetup.ts',
          ...rules,
        },
      },
      { test: { name: 'checks', include: ['.ci/checks/*.test.ts'], ...inNode, ...library } },
      {
        test: {
          name: 'setup',
          include: ['.storybook/**/*.test.ts', '.ci/{,mutation/,pictures/}*.test.ts'],
          ...inNode,
          ...library,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['packages/app/e2e/*.test.ts'],
          ...inNode,
          globalSetup: 'packages/app/e2e/globalSetup.ts',
          ...site,
          ...secondTry,
        },
      },
      await storiesProject({ name: 'stories', configDir: '.storybook', ...library, ...secondTry }),
    ],
  },
});
