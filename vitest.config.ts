import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'server', include: ['packages/server/src/**/*.test.ts'], environment: 'node' } },
    ],
  },
});
