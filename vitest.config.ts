import { defineConfig } from 'vitest/config';
import { storiesProject } from './.storybook/storiesProject.ts';

export default defineConfig({
  test: {
    // A missing picture or snapshot is red, never written in passing: `npm run pictures` does that by name.
    update: 'none',
    attachmentsDir: '.cache/attachments',
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'packages/server/src/testing/globalSetup.ts',
        },
      },
      { test: { name: 'setup', include: ['.storybook/**/*.test.ts', '.ci/chromium.test.ts'], environment: 'node' } },
      await storiesProject({ name: 'stories', configDir: '.storybook' }),
    ],
  },
});
