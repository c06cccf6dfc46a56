import type { RouteObject } from 'react-router-dom';
import { createRoutes } from './gates/createRoutes.tsx';
import { siteRoutes } from './routes.tsx';
import type { LazyFixtures } from './shell/FixturesButton.tsx';
import { Shell } from './shell/Shell.tsx';
import { lazyDialog } from '@rugby/ui/lazy/lazyDialog';
import type { Stores } from './stores/Stores.ts';

const Fixtures = lazyDialog(async () => (await import('./features/season/FixturesOverlay.tsx')).FixturesOverlay);

const fixtures: LazyFixtures = { load: Fixtures.load, renderFixtures: (props) => <Fixtures {...props} /> };

/** The routes of an edition. */
export function createSiteRoutes(stores: Stores): RouteObject[] {
  return createRoutes(siteRoutes, stores, <Shell fixtures={fixtures} />);
}
