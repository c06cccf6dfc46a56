import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { InSeason } from './gates/InSeason.tsx';
import { SignedIn } from './gates/SignedIn.tsx';
import { paths } from './site/paths.ts';
import { CrashScreen } from './shell/CrashScreen.tsx';
import type { FixturesOverlayProps } from './shell/FixturesButton.tsx';
import { Shell } from './shell/Shell.tsx';
import type { LazyStores } from './stores/LazyStores.ts';
import type { Stores } from './stores/Stores.ts';

const Fixtures = lazy(async () => ({ default: (await import('./features/season/FixturesOverlay.tsx')).FixturesOverlay }));

const renderFixtures = (props: FixturesOverlayProps) => <Fixtures {...props} />;

/** The routes of an edition; each page comes in a file of its own, loaded together with its stores when it is opened. */
export function createRoutes({ game, myTeam, whatIf, rivalTeam }: Stores): RouteObject[] {
  return [
    {
      element: <Shell renderFixtures={renderFixtures} />,
      ErrorBoundary: CrashScreen,
      HydrateFallback: () => null,
      children: [
        {
          path: paths.landing,
          lazy: async () => ({ Component: (await import('./features/landing/LandingPage.tsx')).LandingPage }),
        },
        page(paths.components, async () => (await import('./features/components/ComponentsPage.tsx')).ComponentsPage),
        page(paths.rules, async () => (await import('./features/rules/RulesPage.tsx')).RulesPage),
        page(paths.tutorial, async () => (await import('./features/tutorial/TutorialPage.tsx')).TutorialPage),
        {
          Component: InSeason,
          children: [
            {
              Component: SignedIn,
              children: [
                page(paths.myTeam, async () => (await import('./features/myTeam/MyTeamPage.tsx')).MyTeamPage, myTeam),
                page(paths.whatIf, async () => (await import('./features/whatIf/WhatIfPage.tsx')).WhatIfPage, whatIf),
                page(
                  paths.rivalTeam,
                  async () => (await import('./features/rivalTeam/RivalTeamPage.tsx')).RivalTeamPage,
                  rivalTeam,
                ),
              ],
            },
            page(paths.statsCentre, async () => (await import('./features/statsCentre/StatsCentrePage.tsx')).StatsCentrePage),
            page('*', async () => (await import('./features/notFound/NotFoundPage.tsx')).NotFoundPage),
          ],
        },
      ],
    },
  ];

  /** A page of the game: it shows the stores that all of them share, and those of its own. */
  function page(path: string, load: () => Promise<ComponentType>, ...own: readonly LazyStores<unknown>[]): RouteObject {
    return {
      path,
      lazy: async () => {
        const [Component] = await Promise.all([load(), game.load(), ...own.map((stores) => stores.load())]);
        return { Component };
      },
    };
  }
}
