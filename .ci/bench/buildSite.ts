import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { root } from '../checks/run.ts';

/** The files of a production build, held in memory. */
export type Built = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** The site as it is shipped. */
export function buildSite(): Promise<Built> {
  return production({ configFile: join(root, 'packages/app/vite.config.ts') });
}

/** The least that any site of this kind must send: React that draws one element, built in the same way. */
export function buildFloor(): Promise<Built> {
  const source = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.body).render(createElement('p', null, 'floor'));`;
  return production({
    root: join(root, 'packages/app'),
    configFile: false,
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === 'floor' ? id : undefined),
        load: (id) => (id === 'floor' ? source : undefined),
      },
    ],
    build: { target: 'es2023', modulePreload: { polyfill: false }, rolldownOptions: { input: 'floor' } },
  });
}

/** The page in a folder, with React. */
export function buildPage(folder: string): Promise<Built> {
  return production({ root: folder, configFile: false, plugins: [react()], build: { target: 'es2023' } });
}

/** Vite builds for the value of NODE_ENV, which is not `production` in a test run. */
async function production(config: InlineConfig): Promise<Built> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    const built = await build({ ...config, logLevel: 'error', build: { ...config.build, write: false } });
    if (!('output' in built)) throw new Error('The build has not one output.');
    return built.output;
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
