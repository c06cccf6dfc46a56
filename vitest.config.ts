import { defineConfig } from 'vitest/config';
import { LastLine } from './.ci/lastLine.ts';
import { patience, secondTry } from './.ci/patience.ts';
import { storiesProject } from './.storybook/storiesProject.ts';

/** Vitest leaves a core to itself unless told. Tests that start processes, stop them and look at the time need it. */
const maxWorkers = '100%';

const processes = ['packages/server/src/{bootstrap,main}.test.ts', 'packages/server/src/{db/embedded,proof,workers}/*.test.ts'];

export default defineConfig({
  test: {
    // A missing picture or snapshot is red, never written in passing: `npm run pictures` does that by name.
    update: 'none',
    reporters: ['default', new LastLine()],
    attachmentsDir: '.cache/attachments',
    // The value of `$title` stands whole in a title: the rows that a test proves are at its end, where `-t` looks for them.
    taskTitleValueFormatTruncate: 0,
    // The groups run one after the other, so that browsers and process tests have the machine to themselves.
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], environment: 'node', maxWorkers, ...patience } },
      { test: { name: 'ui', include: ['packages/ui/src/**/*.test.ts'], environment: 'node', maxWorkers, ...patience } },
      {
        test: { name: 'app', include: ['packages/app/{src,worker}/**/*.test.ts'], environment: 'node', maxWorkers, ...patience },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          exclude: [...processes, 'packages/server/src/proof/cluster/*.test.ts'],
          environment: 'node',
          maxWorkers,
          globalSetup: 'packages/server/src/testing/globalSetup.ts',
          ...patience,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'processes',
          include: processes,
          environment: 'node',
          globalSetup: 'packages/server/src/testing/globalSetup.ts',
          ...patience,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'checks',
          include: ['.ci/checks/*.test.ts'],
          environment: 'node',
          maxWorkers,
          ...patience,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'setup',
          include: ['.storybook/**/*.test.ts', '.ci/*.test.ts'],
          environment: 'node',
          maxWorkers,
          ...patience,
          sequence: { groupOrder: 4 },
        },
      },
      { test: { name: 'contract', include: ['mocks/**/*.test.ts'], environment: 'node', maxWorkers, ...patience } },
      {
        test: {
          name: 'e2e',
          include: ['packages/app/e2e/*.test.ts'],
          environment: 'node',
          maxWorkers,
          globalSetup: 'packages/app/e2e/globalSetup.ts',
          ...patience,
          ...secondTry,
          sequence: { groupOrder: 5 },
        },
      },
      await storiesProject({ name: 'stories', configDir: '.storybook', ...secondTry }),
    ],
  },
});
