import type { RouteObject } from 'react-router-dom';
import { CrashScreen } from './shell/CrashScreen.tsx';
import { Shell } from './shell/Shell.tsx';
import { InSeason } from './gates/InSeason.tsx';
import { paths } from './paths.ts';
import { SignedIn } from './gates/SignedIn.tsx';

/** The routes of an edition; each page comes in a file of its own, loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: CrashScreen,
    HydrateFallback: () => null,
    children: [
      {
        path: paths.landing,
        lazy: async () => ({ Component: (await import('./features/landing/LandingPage.tsx')).LandingPage }),
      },
      {
        path: paths.components,
        lazy: async () => ({ Component: (await import('./features/components/ComponentsPage.tsx')).ComponentsPage }),
      },
      { path: paths.rules, lazy: async () => ({ Component: (await import('./features/rules/RulesPage.tsx')).RulesPage }) },
      {
        path: paths.tutorial,
        lazy: async () => ({ Component: (await import('./features/tutorial/TutorialPage.tsx')).TutorialPage }),
      },
      {
        Component: InSeason,
        children: [
          {
            Component: SignedIn,
            children: [
              {
                path: paths.myTeam,
                lazy: async () => ({ Component: (await import('./features/myTeam/MyTeamPage.tsx')).MyTeamPage }),
              },
              {
                path: paths.whatIf,
                lazy: async () => ({ Component: (await import('./features/whatIf/WhatIfPage.tsx')).WhatIfPage }),
              },
              {
                path: paths.rivalTeam,
                lazy: async () => ({ Component: (await import('./features/rivalTeam/RivalTeamPage.tsx')).RivalTeamPage }),
              },
            ],
          },
          {
            path: paths.statsCentre,
            lazy: async () => ({ Component: (await import('./features/statsCentre/StatsCentrePage.tsx')).StatsCentrePage }),
          },
          { path: '*', lazy: async () => ({ Component: (await import('./features/notFound/NotFoundPage.tsx')).NotFoundPage }) },
        ],
      },
    ],
  },
];
