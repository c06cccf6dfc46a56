import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';

/** Has the page load the site's script and style sheets together with the first script, which imports them. */
export function siteBesideBoot(): Plugin {
  return {
    name: 'site-beside-boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const site = chunks.find(beginsSite);
        if (site === undefined) throw new Error('No file of the site has its first module.');
        const needed = importedBy(site, chunks).filter(({ fileName }) => !html.includes(fileName));
        const sheets = new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        return [
          ...[...sheets].map((href) => linkTo(href, 'stylesheet')),
          ...needed.map(({ fileName }) => linkTo(fileName, 'modulepreload')),
        ];
      },
    },
  };
}

function beginsSite({ moduleIds }: Rolldown.OutputChunk): boolean {
  return moduleIds.some((id) => id.endsWith('/app/src/main.tsx'));
}

function linkTo(file: string, rel: string) {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: 'head' } as const;
}

/** The chunk and all that it imports before it runs. */
function importedBy(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set([chunk]);
  for (const { imports } of found) chunks.filter(({ fileName }) => imports.includes(fileName)).forEach((one) => found.add(one));
  return [...found];
}

/** Builds the module by which the server renders pages, into the folder `renderer` beside the site. */
export function pageRenderer(): Plugin {
  return {
    name: 'page-renderer',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      await build({
        root: import.meta.dirname,
        configFile: false,
        logLevel: 'warn',
        plugins: [react(), articlesWithoutBrowser()],
        define: { 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: { ssr: 'src/renderPage.ts', outDir: join(dir, 'renderer'), target: 'node24', copyPublicDir: false },
      });
    },
  };
}

/** The server has no DOM to read articles with. Those that it renders are the game's own, which need no sanitising. */
function articlesWithoutBrowser(): Plugin {
  return {
    name: 'articles-without-browser',
    load: {
      filter: { id: /\/HelpArticle\/readHtml\.ts$/ },
      handler: () => `
        import { parseHTML } from 'linkedom';
        export const readHtml = (html) => parseHTML('<html><body>' + html + '</body></html>').document.body;`,
    },
  };
}
