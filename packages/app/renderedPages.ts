import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { PageFiles } from '@rugby/domain/contract/site/pageFiles';
import { build, type Plugin, type Rolldown } from 'vite';
import { earlierFiles } from './earlierFiles.ts';
import type { PageOfFiles } from './src/pageOfFiles.ts';
import { paths } from './src/site/paths.ts';

/** Has the page load the site's script and style sheets together with the first script, which imports them. */
export function siteBesideBoot(): Plugin {
  return {
    name: 'site-beside-boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const needed = importedBy(chunkOf('/app/src/main.tsx', chunks), chunks).filter(
          ({ fileName }) => !html.includes(fileName),
        );
        const sheets = new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        return [
          ...[...sheets].map((href) => linkTo(href, 'stylesheet')),
          ...needed.map(({ fileName }) => linkTo(fileName, 'modulepreload')),
        ];
      },
    },
  };
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
    async writeBundle({ dir = '' }, bundle) {
      await mkdir(join(dir, 'renderer'), { recursive: true });
      await writeFile(join(dir, 'renderer/files.json'), JSON.stringify(filesOfPages(bundle)));
      await build({
        root: import.meta.dirname,
        configFile: false,
        logLevel: 'warn',
        plugins: [react(), articlesWithoutBrowser(), earlierFiles()],
        define: { 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: {
          ssr: 'src/renderPage.ts',
          outDir: join(dir, 'renderer'),
          target: 'node24',
          copyPublicDir: false,
        },
      });
    },
  };
}

/** An article is read without the site, and the rules lead to one. */
type PageWithScripts = Exclude<PageOfFiles, typeof paths.help | typeof paths.rules>;

const league = ['/LeaguePage.tsx', '/createLeagueStores.ts', '/createRankingsStores.ts'];

/** The modules with which a page begins, its own and those of its stores, whose scripts are linked in the HTML. */
const beginnings: Readonly<Record<PageWithScripts, readonly string[]>> = {
  [paths.landing]: ['/LandingPage.tsx'],
  [paths.statsCentre]: ['/StatsCentrePage.tsx', '/PoolFilters.tsx'],
  [paths.myTeam]: ['/MyTeamPage.tsx', '/createMyTeamStores.ts', '/AccountMenu.tsx', '/PlayerPoolGrid.tsx'],
  [paths.whatIf]: ['/WhatIfPage.tsx', '/createWhatIfStores.ts'],
  [paths.rivalTeam]: ['/RivalTeamPage.tsx', '/createRivalTeamStore.ts'],
  [paths.sharedTeam]: ['/SharedTeamPage.tsx', '/createSharedTeamStore.ts'],
  [paths.leaderboard]: ['/RankingsPage.tsx', '/createRankingsStores.ts'],
  [paths.review]: ['/ReviewPage.tsx', '/createReviewStore.ts'],
  [paths.leagues]: ['/MyLeaguesPage.tsx', '/createLeagueStores.ts'],
  [paths.createLeague]: ['/CreateLeaguePage.tsx', '/createLeagueStores.ts'],
  [paths.joinLeague]: ['/JoinLeaguePage.tsx', '/createLeagueStores.ts'],
  '/league/:leagueId/table': [...league, '/RankingSection.tsx'],
  '/league/:leagueId/head-to-head': [...league, '/LeagueHeadToHead.tsx'],
  '/league/:leagueId/cup': [...league, '/LeagueCup.tsx'],
  '/league/:leagueId/manage': [...league, '/ManageTab.tsx'],
  '/league/:leagueId/settings': [...league, '/SettingsTab.tsx'],
  '/league/:leagueId/invite': [...league, '/InviteTab.tsx'],
  '/league/:leagueId/about': [...league, '/AboutTab.tsx'],
  [paths.declineInvite]: ['/DeclineInvitePage.tsx'],
  [paths.account]: ['/AccountPage.tsx', '/createAccountStores.ts'],
  [paths.resetPassword]: ['/ResetPasswordPage.tsx', '/AuthOverlay.tsx'],
  [paths.preRegistration]: ['/PreRegistrationPage.tsx'],
  [paths.reminders]: ['/RemindersPage.tsx'],
  [paths.tutorial]: ['/TutorialPage.tsx'],
  [paths.components]: ['ComponentsPage', 'Actions', 'Fields', 'Marks', 'Messages', 'GameParts', 'PageParts'].map(
    (part) => `/features/components/${part}.tsx`,
  ),
};

/** The fonts of every page, and what each of these pages imports beside the first scripts of the site. */
function filesOfPages(bundle: Rolldown.OutputBundle): PageFiles {
  const fonts = Object.keys(bundle).filter((file) => /-latin-(?:\d+|wght)-normal-[^/]*\.woff2$/.test(file));
  return { fonts: fonts.map((file) => `/${file}`), scripts: scriptsOfRoutes(bundle) };
}

function scriptsOfRoutes(bundle: Rolldown.OutputBundle): PageFiles['scripts'] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = importedBy(chunkOf('/app/src/main.tsx', chunks), chunks);
  return Object.fromEntries(
    Object.entries(beginnings).map(([path, modules]) => {
      const needed = new Set(modules.flatMap((module) => importedBy(chunkOf(module, chunks), chunks)));
      return [path, [...needed].filter((chunk) => !first.includes(chunk)).map(({ fileName }) => `/${fileName}`)];
    }),
  );
}

function chunkOf(module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (chunk === undefined) throw new Error(`No file of the site has the module ${module}.`);
  return chunk;
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
