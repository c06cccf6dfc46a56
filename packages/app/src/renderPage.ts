import type { PageToRender, RenderedPage } from '@rugby/domain/contract/site/renderedPage';
import { editionOfPath } from '@rugby/domain/editions';
import { createHelpContent } from '@rugby/domain/help/createHelpContent';
import { createWords } from '@rugby/domain/i18n/createWords';
import { locales, siteCatalog } from '@rugby/domain/i18n/catalog';
import { renderToHtml } from '@rugby/ui/theme/renderToHtml';
import { configure } from 'mobx';
import { enableStaticRendering } from 'mobx-react-lite';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { createStores } from './createStores.ts';
import { siteOf } from './openSite.tsx';
import { serverPorts } from './ports/serverPorts.ts';
import { loadPages } from './site/router/loadPages.ts';
import { SiteHistory } from './site/router/SiteHistory.ts';
import { createSiteRoutes } from './createSiteRoutes.tsx';

configure({ enforceActions: 'always' });
enableStaticRendering(true);

/** Renders a page of the site as a visitor without a session sees it first. It sends no request. */
export async function renderPage({ path, facts, rounds, now }: PageToRender): Promise<RenderedPage> {
  const edition = editionOfPath(path);
  const stores = createStores(edition, serverPorts(facts, now));
  stores.season.rounds.replace(rounds);
  const history = new SiteHistory(createMemoryHistory({ initialEntries: [path] }));
  const routes = createSiteRoutes(stores);
  await loadPages(routes, history.location, edition.basePath);
  const words = createWords(siteCatalog, locales[0]);
  if (isHelp(path.slice(edition.basePath.length))) stores.help.value.show(createHelpContent(words));
  return renderToHtml(siteOf({ stores, words, history, routes }));
}

function isHelp(path: string): boolean {
  return /^\/help(?:\/|$)/.test(path);
}
