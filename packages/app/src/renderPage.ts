import type { PageStart, PageToRender, PageToStart, RenderedPage } from '@rugby/domain/contract/site/renderedPage';
import { languages } from '@rugby/domain/contract/address';
import { editionOfPath } from '@rugby/domain/editions';
import { createWords } from '@rugby/domain/i18n/createWords';
import { locales, siteCatalog } from '@rugby/domain/i18n/catalog';
import { StartNotice } from '@rugby/ui/layout/StartNotice';
import { renderToHtml } from '@rugby/ui/theme/renderToHtml';
import { configure } from 'mobx';
import { enableStaticRendering } from 'mobx-react-lite';
import { createElement } from 'react';
import { matchRoutes, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { createStores } from './createStores.ts';
import { addressesOfFirstReads } from './firstReads.ts';
import { documentTitle } from './site/documentTitle.ts';
import { siteOf } from './openSite.tsx';
import { serverPorts } from './ports/serverPorts.ts';
import { anyUser, renderedRoutes } from './renderedRoutes.ts';
import { siteRoutes } from './routes.tsx';
import { pageOfFiles } from './pageOfFiles.ts';
import { paths } from './site/paths.ts';
import { loadPages } from './site/router/loadPages.ts';
import { SiteHistory } from './site/router/SiteHistory.ts';
import { createSiteRoutes } from './createSiteRoutes.tsx';

configure({ enforceActions: 'always' });
enableStaticRendering(true);

/** Renders a page of the site as it is shown first. It sends no request. */
export async function renderPage({ path, facts, isSignedIn, season, now }: PageToRender): Promise<RenderedPage> {
  const edition = editionOfPath(path);
  const ports = serverPorts(facts, now, isSignedIn ? anyUser : undefined);
  const stores = createStores(edition, ports);
  stores.season.rounds.replace(season.rounds);
  const history = new SiteHistory(createMemoryHistory({ initialEntries: [path] }));
  const routes = createSiteRoutes(stores);
  const routePath = matchRoutes(routes, history.location, edition.basePath)?.at(-1)?.route.path ?? '';
  const data = startOf({ path, isSignedIn, hasQuery: false, roundId: stores.season.currentRound?.id })?.data ?? [];
  const route = renderedRoutes[routePath];
  if (route === undefined) throw new Error(`The server does not render ${path}.`);
  await loadPages(routes, history.location, edition.basePath);
  const words = createWords(siteCatalog, locales[0]);
  route.fill?.(stores, season, words);
  const { html, styles } = renderToHtml(
    siteOf({ stores, words, history, routes }, createElement(StartNotice, { isHidden: true })),
  );
  const title = documentTitle(siteRoutes.find(({ path: its }) => its === routePath)?.title ?? null, edition, words);
  return { title, html, styles, page: routePath, kind: route.kind, data };
}

const table = siteRoutes.map(({ path, ...handle }) => ({ path, handle }));

/** What the site needs when it starts at an address. Undefined for a path without a route, and for a visitor whom the site sends to another page. */
export function startOf({ path, isSignedIn, hasQuery, roundId }: PageToStart): PageStart | undefined {
  const edition = editionOfPath(path);
  const [match] = matchRoutes(table, path, edition.basePath) ?? [];
  if (match === undefined) return undefined;
  const { params, route } = match;
  if (isSignedIn ? route.path === paths.landing : route.handle.access === 'signed-in') return undefined;
  const reads = { edition, language: languages[0], routePath: route.path, params, hasQuery, roundId };
  return { page: pageOfFiles(route.path, params), data: isSignedIn ? addressesOfFirstReads(reads) : [] };
}
