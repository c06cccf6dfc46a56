import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Builds `serviceWorker.js` beside the page once the files of the site have their names, which stand in it. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(?:js|css|woff2)$/.test(name));
      await build({
        configFile: false,
        root: import.meta.dirname,
        logLevel: 'warn',
        define: { siteFiles: JSON.stringify(files.map((name) => `/${name}`)), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2023',
          rolldownOptions: {
            input: join(import.meta.dirname, 'worker/serviceWorker.ts'),
            output: { format: 'iife', entryFileNames: 'serviceWorker.js' },
          },
        },
      });
    },
  };
}
