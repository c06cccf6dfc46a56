import { defineConfig } from 'vitest/config';
import { storiesProject } from '../storiesProject.ts';

export default defineConfig({
  test: {
    update: 'none',
    attachmentsDir: '.cache/attachments',
    projects: [await storiesProject({ name: 'bad-stories', configDir: import.meta.dirname })],
  },
});
