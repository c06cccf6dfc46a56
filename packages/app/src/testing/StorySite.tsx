import { noWorker } from '@rugby/domain/stores/offline/noWorker';
import type { OfflinePort } from '@rugby/domain/stores/offline/OfflineStore';
import type { VisitFacts } from '@rugby/domain/contract/geo/visit';
import type { Edition } from '@rugby/domain/editions';
import { configure } from 'mobx';
import { useState } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { createStores } from '../createStores.ts';
import { browserPorts } from '../ports/browserPorts.ts';
import { createSiteRoutes } from '../createSiteRoutes.tsx';
import { CrashScreen } from '../shell/CrashScreen.tsx';
import { SiteHistory } from '../site/router/SiteHistory.ts';
import { SiteRouter } from '../site/router/SiteRouter.tsx';
import { StoresContext } from '../stores/StoresContext.tsx';

configure({ enforceActions: 'always' });

export interface StorySiteProps {
  readonly edition: Edition;
  /** Where the story opens the site, below the edition's base path: `/my-team?round=3`. */
  readonly path: string;
  /** What the server wrote into the page; null for a page that it did not fill in. */
  readonly facts?: VisitFacts | null;
  /** What the device does for use without a connection; by default nothing. */
  readonly worker?: OfflinePort;
}

const openVisit: VisitFacts = { isRestricted: false, closedIn: [], unlaunched: [], unlocked: [] };

/**
 * The site of an edition as `main.tsx` opens it: the real routes and stores, over the story's network. The address is kept in memory and has
 * always the same origin; a call that fails is not sent again, so that a story fails at once.
 */
export function StorySite(props: StorySiteProps) {
  const [{ stores, ...site }] = useState(() => openInMemory(props));
  return (
    <StoresContext value={stores}>
      <SiteRouter {...site} crashScreen={<CrashScreen />} />
    </StoresContext>
  );
}

function openInMemory({ edition, path, facts = openVisit, worker = noWorker }: StorySiteProps) {
  // Nothing is published while a story is open.
  const { loadLive: _, ...ports } = browserPorts(worker);
  const visit = { ...ports.visit, facts: facts ?? undefined, origin: 'https://fantasy.example' };
  const stores = createStores(edition, { ...ports, visit, api: { ...ports.api, retry: { attempts: 1, pause: 0 } } });
  const { basePath: basename } = edition;
  const history = new SiteHistory(createMemoryHistory({ initialEntries: [basename + path] }));
  return { stores, history, routes: createSiteRoutes(stores), basename, tabStorage: visit.tabStorage };
}
