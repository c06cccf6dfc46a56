import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { locales } from '@rugby/domain/i18n/catalog';
import react from '@vitejs/plugin-react';
import { editionOfPath } from '@rugby/domain/editions';
import { defineConfig, type Plugin } from 'vite';
import { groups } from './codeSplitting.ts';
import { withEdition } from '../server/src/site/page.ts';

const compress = promisify(brotliCompress);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), editionOfAddress(), oneTransport(), ownLocales(), brotliBesideAssets()],
  html: { cspNonce: 'csp-nonce-placeholder' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});

/** Gives a page that Vite serves itself the theme and the title of its edition, as the server does with the built one. */
function editionOfAddress(): Plugin {
  return {
    name: 'edition-of-address',
    apply: 'serve',
    transformIndexHtml: (html, { originalUrl = '/' }) => {
      const { pathname } = new URL(originalUrl, 'http://localhost');
      return withEdition(html, editionOfPath(pathname));
    },
  };
}

/** axios always finds XMLHttpRequest in a browser, so its second transport would only be carried along: 4 KB of the start. */
function oneTransport(): Plugin {
  return {
    name: 'one-transport',
    apply: 'build',
    load: {
      filter: { id: /axios\/lib\/adapters\/fetch\.js$/ },
      handler: () => 'export const getFetch = undefined;',
    },
  };
}

/** react-aria brings its own words in 30 languages, 9 KB of the team page; words in another language than the page's help nobody. */
function ownLocales(): Plugin {
  return {
    name: 'own-locales',
    apply: 'build',
    load: {
      filter: {
        id: { include: /\/intl\/(?:\w+\/)?[a-z]{2}-[A-Z]{2}\.mjs$/, exclude: locales.map((locale) => `**/${locale}.mjs`) },
      },
      handler: () => 'export default undefined;',
    },
  };
}

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
