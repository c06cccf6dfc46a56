import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const compress = promisify(brotliCompress);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), brotliBesideAssets()],
  html: { cspNonce: 'csp-nonce-placeholder' },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});

/** Writes each text asset in brotli too, once, so that the server never compresses while somebody waits. */
function brotliBesideAssets(): Plugin {
  return {
    name: 'brotli-beside-assets',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const folder = join(dir, 'assets');
      const names = (await readdir(folder)).filter((name) => /\.(?:js|css|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => writeFile(join(folder, `${name}.br`), await compress(await readFile(join(folder, name))))),
      );
    },
  };
}
