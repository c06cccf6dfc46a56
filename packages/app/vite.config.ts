import { join } from 'node:path';
import { locales } from '@rugby/domain/i18n/catalog';
import react from '@vitejs/plugin-react';
import { editionOfPath } from '@rugby/domain/editions';
import { defineConfig, type Plugin } from 'vite';
import { helpStyles } from '../ui/src/help/helpStyles.ts';
import { groups, importCircle } from './codeSplitting.ts';
import { compactStyles } from './compactStyles.ts';
import { compressedBesideAssets } from './compressedAssets.ts';
import { earlierFiles } from './earlierFiles.ts';
import { pageRenderer, siteBesideBoot } from './renderedPages.ts';
import { serviceWorker } from './serviceWorker.ts';
import { withEdition } from '../server/src/site/page.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    editionOfAddress(),
    compactStyles(),
    earlierFiles(),
    unusedParts(),
    pathsAsTheyAre(),
    usedRouterParts(),
    ownLocales(),
    importsThatCanFail(),
    filesThatCanFail(),
    noImportCircles(),
    siteBesideBoot(),
    pageRenderer(),
    helpStyleSheet(),
    compressedBesideAssets(),
    serviceWorker(),
  ],
  html: { cspNonce: 'csp-nonce-placeholder' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The shortest hash that the build allows: the names of all files stand in the first one.
    rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames: 'assets/[name]-[hash:7].js' } },
  },
});

/** Gives a page that Vite serves itself the theme and the title of its edition, as the server does with the built one. */
function editionOfAddress(): Plugin {
  return {
    name: 'edition-of-address',
    apply: 'serve',
    transformIndexHtml: (html, { originalUrl = '/' }) => {
      const { pathname } = new URL(originalUrl, 'http://localhost');
      return withEdition(html, editionOfPath(pathname), `http://localhost${pathname}`);
    },
  };
}

/** Has every name that is imported from an unused part. The checks of options are called, so they are functions that do nothing. */
const emptyPart = `
  const check = () => undefined;
  export const getFetch = undefined, prefix = undefined, progressEventReducer = undefined;
  export default Object.assign(() => undefined, { assertOptions: check, read: check, validators: { transitional: check, spelling: check } });
`;

/**
 * What libraries carry along and the site never runs, 10 KB of the start: axios always finds XMLHttpRequest in a browser, so its second transport,
 * its former way to cancel, its names of statuses, its progress of uploads, its checks of options and protocols, its own forms and those of Node,
 * its parameters of URLs and its cookie against forged requests, which the server does not send; the errors of Node by which axios-retry chooses
 * when nothing else is set; and the vendor prefixes of stylis, which styled-components leaves switched off.
 */
function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    apply: 'build',
    load: {
      filter: {
        id: /\/axios\/lib\/(?:adapters\/fetch|cancel\/CancelToken|core\/(?:assertParamsAcyclic|setFormDataHeaders)|helpers\/(?:AxiosURLSearchParams|cookies|formDataToJSON|HttpStatusCode|isURLSameOrigin|parseProtocol|progressEventReducer|toFormData|toURLEncodedForm|validator))\.js$|\/is-retry-allowed\/index\.js$|\/stylis\/src\/Prefixer\.js$/,
      },
      handler: () => emptyPart,
    },
  };
}

/** axios joins a path to the address of a host, which the site never gives: it asks its own. */
function pathsAsTheyAre(): Plugin {
  return {
    name: 'paths-as-they-are',
    apply: 'build',
    load: { filter: { id: /\/axios\/lib\/core\/buildFullPath\.js$/ }, handler: () => 'export default (_, path) => path;' },
  };
}

/**
 * The router names its components for development tools, which keeps those that the site does not use, with all that these need: 4 KB of the
 * start.
 */
function usedRouterParts(): Plugin {
  return {
    name: 'used-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/ = (\w+\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1'),
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

/** A file that is loaded later may be asked for again after a failure: `importAgain` of `boot.ts` does it. */
function importsThatCanFail(): Plugin {
  return {
    name: 'imports-that-can-fail',
    apply: 'build',
    renderChunk: (code) => ({
      code: code.replace(
        /\bimport\((?<file>(?<quote>["'`])\.\/[^"'`]+\.js\k<quote>)\)/g,
        'importAgain($<file>, () => import($<file>))',
      ),
      map: null,
    }),
  };
}

/** Has `preloadFiles` load the files of such an import, instead of Vite's own helper, whose preloaded modules cannot be asked for again. */
function filesThatCanFail(): Plugin {
  const helper = JSON.stringify(join(import.meta.dirname, 'src/site/preloadFiles.ts'));
  return {
    name: 'files-that-can-fail',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /\0vite\/preload-helper/ }, handler: () => `export { preloadFiles as __vitePreload } from ${helper};` },
  };
}

/** Files that import each other in a circle run before what they need is there, and fail in the browser. */
function noImportCircles(): Plugin {
  return {
    name: 'no-import-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
      );
      const circle = importCircle(new Map(files));
      if (circle !== null) this.error(`These files import each other in a circle: ${circle.join(', ')}. See codeSplitting.ts.`);
    },
  };
}

/** Writes the styles of the help pages that the server fills, which it puts into them. */
function helpStyleSheet(): Plugin {
  return {
    name: 'help-style-sheet',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'help.css', source: helpStyles() });
    },
  };
}
