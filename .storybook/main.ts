import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../.storybook/Introduction.mdx',
    { directory: '../packages/ui/src', files: '**/*.stories.tsx' },
    { directory: '../packages/app/src', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  core: { disableTelemetry: true },
  // Serves the fake network's worker out of its package, so that no copy of it can fall behind.
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), msw({ mode: 'worker-only' })] }),
};

// oxlint-disable-next-line import/no-default-export -- Storybook reads the default export
export default config;
