import type { StoragePort } from '@rugby/domain/stores/device/StoragePort';
import { LoadingLine } from '@rugby/ui/primitives/LoadingLine';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Navigator, type RouteObject, Router, useRoutes } from 'react-router-dom';
import { CrashBoundary } from './CrashBoundary.tsx';
import { HistoryContext } from './HistoryContext.ts';
import { PageNotLoaded } from './PageNotLoaded.tsx';
import { RouteLoader } from './RouteLoader.ts';
import { ScrollMemory } from './ScrollMemory.ts';
import type { SiteHistory } from './SiteHistory.ts';
import { useArrival } from './useArrival.ts';

export interface SiteRouterProps {
  readonly history: SiteHistory;
  /** A route whose `handle` is a `LazyComponent` is shown when that page is loaded. */
  readonly routes: RouteObject[];
  readonly basename: string;
  /** Keeps where the pages were scrolled to. */
  readonly tabStorage: StoragePort;
  /** Shown when a page breaks. */
  readonly crashScreen: ReactNode;
}

/**
 * Shows the routes of the present address. A page stays until the next one is loaded. `createBrowserRouter` could do that too, but carries
 * 14 KB of loaders, actions and fetchers that the site does not use.
 */
export const SiteRouter = observer(function SiteRouter({ history, routes, basename, tabStorage, crashScreen }: SiteRouterProps) {
  const [loader] = useState(() => new RouteLoader(history, routes, basename));
  const [scrolls] = useState(() => new ScrollMemory(tabStorage));
  useEffect(() => loader.mount(), [loader]);
  const { location, failures, isTrying } = loader;
  // Another one for each location: a redirect that was not followed runs again when the user returns.
  const navigator = useMemo(() => location && navigatorOf(history, loader), [history, loader, location]);
  useArrival(location, scrolls);
  if (failures > 0) return <PageNotLoaded failures={failures} isTrying={isTrying} onRetry={loader.retry} />;
  if (location === undefined || navigator === undefined) return null;
  return (
    <HistoryContext value={history}>
      <Router basename={basename} location={location} navigator={navigator}>
        <CrashBoundary fallback={crashScreen} resetKey={location.key}>
          <Routed routes={routes} />
        </CrashBoundary>
      </Router>
      <NextPageLine loader={loader} />
    </HistoryContext>
  );
});

/** Says that the next page is loading. It stands apart: the page that is left is not rendered for it. */
const NextPageLine = observer(function NextPageLine({ loader }: { readonly loader: RouteLoader }) {
  return loader.isLoading ? <LoadingLine /> : null;
});

/**
 * Navigates for the page that is shown. While the next page is loaded, this one replaces no address: the user would never arrive at the next one.
 */
function navigatorOf(history: SiteHistory, loader: RouteLoader): Navigator {
  return {
    createHref: (to) => history.createHref(to),
    go: history.go,
    push: history.push,
    replace: (to, state) => {
      if (loader.location === history.location) history.replace(to, state);
    },
  };
}

function Routed({ routes }: Pick<SiteRouterProps, 'routes'>) {
  return useRoutes(routes);
}
