import { msw } from 'msw/vite';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import site from '../vite.config.ts';

/** The site on the fake network, for `npm run dev`: the configuration of the real site and, before its own script, the fake network. */
// oxlint-disable-next-line import/no-default-export -- Vite reads the default export
export default mergeConfig(
  site,
  defineConfig({ plugins: [msw({ mode: 'worker-only' }), fakeNetworkFirst()], server: { port: 3100 } }),
);

/** Lets the page start the fake network, which then starts the site. Nothing is fetched before it runs. */
function fakeNetworkFirst(): Plugin {
  return {
    name: 'fake-network-first',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/boot.ts', '/dev/main.ts').replace(/<link rel="preload"[^>]*>/, ''),
    },
  };
}
