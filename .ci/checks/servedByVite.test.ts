import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { describe, expect, it } from 'vitest';
import { root } from './run.ts';

const configs = {
  site: 'packages/app/vite.config.ts',
  dev: 'packages/app/dev/vite.config.ts',
};

describe.each(Object.entries(configs))('the page that Vite serves, by the configuration %s', (name, configFile) => {
  it.each([
    ['/', 'club', 'Super Rugby Pacific Fantasy'],
    ['/my-team?world=midRound', 'club', 'Super Rugby Pacific Fantasy'],
    ['/rugby-championship', 'championship', 'Rugby Championship Fantasy'],
    ['/rugby-championship/my-team?world=midRound', 'championship', 'Rugby Championship Fantasy'],
  ])('has the theme and the title of its edition at %s', async (address, brand, title) => {
    const page = await pageAt(address, configFile);
    expect(page).toContain(`data-brand="${brand}"`);
    expect(page).toContain(`<title>${title}</title>`);
  });

  it(`starts ${name === 'dev' ? 'the fake network before the site' : 'the site alone'}`, async () => {
    const page = await pageAt('/', configFile);
    expect(page.includes('src="/dev/main.ts"')).toBe(name === 'dev');
    expect(page.includes('src="/src/boot.ts"')).toBe(name === 'site');
  });
});

async function pageAt(address: string, configFile: string): Promise<string> {
  let server: ViteDevServer | undefined;
  try {
    server = await createServer({
      configFile: join(root, configFile),
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
      logLevel: 'error',
    });
    return await server.transformIndexHtml('/index.html', await readFile(join(root, 'packages/app/index.html'), 'utf8'), address);
  } finally {
    await server?.close();
  }
}
