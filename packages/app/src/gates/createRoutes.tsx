import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LazyComponent } from '@rugby/ui/lazy/LazyComponent';
import type { Stores } from '../stores/Stores.ts';
import { Gate } from './Gate.tsx';
import type { SiteRoute } from './SiteRoute.ts';

/** The rows of the routing table as routes of an edition: each page is loaded together with its stores when it is opened. */
export function createRoutes(table: readonly SiteRoute[], stores: Stores, shell: ReactElement): RouteObject[] {
  return [{ element: shell, children: table.map((row) => createRoute(row, stores)) }];
}

function createRoute(row: SiteRoute, stores: Stores): RouteObject {
  const handle = new LazyComponent(async () => {
    const own = row.stores?.(stores) ?? [stores.game];
    const [Component] = await Promise.all([row.load(), ...own.map((lazy) => lazy.load())]);
    return Component;
  });
  return {
    path: row.path,
    handle,
    element: (
      <Gate route={row}>
        <handle.Component />
      </Gate>
    ),
  };
}
