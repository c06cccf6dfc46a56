import type { RouteObject } from 'react-router-dom';
import { CrashScreen } from '../shell/CrashScreen.tsx';
import { paths } from './paths.ts';

/** The routes of an edition; each page comes in a file of its own, loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: CrashScreen,
    HydrateFallback: () => null,
    children: [
      { path: paths.landing, lazy: async () => ({ Component: (await import('../pages/landing/LandingPage.tsx')).LandingPage }) },
      { path: '*', lazy: async () => ({ Component: (await import('../pages/notFound/NotFoundPage.tsx')).NotFoundPage }) },
    ],
  },
];
