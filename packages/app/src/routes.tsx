import { poolGrid } from '@rugby/ui/game/poolGrid';
import { StatsFilters } from './features/statsCentre/StatsFilters.ts';
import type { SiteRoute } from './gates/SiteRoute.ts';
import { leaderboardWord } from './site/pageWord.ts';
import { neededOffline } from './site/neededOffline.ts';
import { paths } from './site/paths.ts';

/** A logout leads to it, also without a connection. */
const landing = neededOffline({ load: async () => (await import('./features/landing/LandingPage.tsx')).LandingPage });

/** The routing table of both editions: every address, who may open it and when, its title, and how its page is loaded. */
export const siteRoutes: readonly SiteRoute[] = [
  {
    path: paths.landing,
    access: 'public',
    opens: 'always',
    title: null,
    load: landing.load,
    stores: () => [],
  },
  {
    path: paths.resetPassword,
    access: 'public',
    opens: 'off-season',
    title: 'auth.password.resetTitle',
    load: async () => (await import('./features/landing/ResetPasswordPage.tsx')).ResetPasswordPage,
    accepts: ({ token }) => token === undefined || /^[\w-]{22,200}$/.test(token),
  },
  {
    path: paths.components,
    access: 'public',
    opens: 'launched',
    title: 'components.title',
    load: async () => (await import('./features/components/ComponentsPage.tsx')).ComponentsPage,
  },
  {
    path: paths.help,
    access: 'public',
    opens: 'off-season',
    title: 'help.title',
    namesItself: true,
    load: async () => (await import('./features/help/HelpPage.tsx')).HelpPage,
    stores: ({ game, help }) => [game, help],
  },
  {
    path: paths.preRegistration,
    access: 'public',
    opens: 'off-season',
    wayOut: 'unsubscribe=',
    title: 'messages.preRegistration.title',
    load: async () => (await import('./features/preRegistration/PreRegistrationPage.tsx')).PreRegistrationPage,
  },
  {
    path: paths.reminders,
    access: 'public',
    opens: 'off-season',
    wayOut: 'unsubscribe=',
    title: 'messages.reminders.title',
    load: async () => (await import('./features/reminders/RemindersPage.tsx')).RemindersPage,
  },
  {
    path: paths.rules,
    access: 'public',
    opens: 'off-season',
    title: 'rules.title',
    load: async () => (await import('./features/help/RulesRedirect.tsx')).RulesRedirect,
    stores: () => [],
  },
  {
    path: paths.tutorial,
    access: 'public',
    opens: 'launched',
    title: 'tutorials.title',
    load: async () => (await import('./features/tutorial/TutorialPage.tsx')).TutorialPage,
  },
  {
    path: paths.myTeam,
    access: 'signed-in',
    opens: 'in-season',
    title: 'common.actions.myTeam',
    load: async () => (await Promise.all([import('./features/myTeam/MyTeamPage.tsx'), poolGrid.load()]))[0].MyTeamPage,
    stores: ({ game, myTeam }) => [game, myTeam],
  },
  {
    path: paths.whatIf,
    access: 'signed-in',
    opens: 'in-season',
    title: 'whatIf.title',
    load: async () => (await import('./features/whatIf/WhatIfPage.tsx')).WhatIfPage,
    stores: ({ game, whatIf }) => [game, whatIf],
  },
  {
    path: paths.rivalTeam,
    access: 'signed-in',
    opens: 'in-season',
    title: 'team.rival.title',
    load: async () => (await import('./features/rivalTeam/RivalTeamPage.tsx')).RivalTeamPage,
    stores: ({ game, rivalTeam }) => [game, rivalTeam],
  },
  {
    path: paths.sharedTeam,
    access: 'public',
    opens: 'in-season',
    title: 'sharing.page.title',
    load: async () => (await import('./features/sharing/SharedTeamPage.tsx')).SharedTeamPage,
    stores: ({ game, sharedTeam }) => [game, sharedTeam],
  },
  {
    path: paths.leaderboard,
    access: 'signed-in',
    opens: 'in-season',
    title: leaderboardWord,
    load: async () => (await import('./features/rankings/RankingsPage.tsx')).RankingsPage,
    stores: ({ game, rankings }) => [game, rankings],
  },
  {
    path: paths.review,
    access: 'signed-in',
    opens: 'in-season',
    title: 'review.title',
    load: async () => (await import('./features/review/ReviewPage.tsx')).ReviewPage,
    stores: ({ game, review }) => [game, review],
  },
  {
    path: paths.leagues,
    access: 'signed-in',
    opens: 'in-season',
    title: 'leagues.title',
    load: async () => (await import('./features/leagues/MyLeaguesPage.tsx')).MyLeaguesPage,
    stores: ({ game, leagues }) => [game, leagues],
  },
  {
    path: paths.createLeague,
    access: 'signed-in',
    opens: 'in-season',
    title: 'leagues.create.title',
    load: async () => (await import('./features/leagues/CreateLeaguePage.tsx')).CreateLeaguePage,
    stores: ({ game, leagues }) => [game, leagues],
  },
  {
    path: paths.joinLeague,
    access: 'signed-in',
    opens: 'in-season',
    title: 'leagues.join.title',
    load: async () => (await import('./features/leagues/JoinLeaguePage.tsx')).JoinLeaguePage,
    stores: ({ game, leagues }) => [game, leagues],
  },
  {
    path: paths.declineInvite,
    access: 'public',
    opens: 'off-season',
    wayOut: 'token=',
    title: 'leagues.decline.title',
    load: async () => (await import('./features/declineInvite/DeclineInvitePage.tsx')).DeclineInvitePage,
  },
  {
    path: paths.league,
    access: 'signed-in',
    opens: 'in-season',
    title: 'leagues.page.title',
    namesItself: true,
    load: async () => (await import('./features/leagues/LeaguePage.tsx')).LeaguePage,
    stores: ({ game, leagues, rankings }) => [game, leagues, rankings],
  },
  {
    path: paths.account,
    access: 'signed-in',
    opens: 'off-season',
    title: 'account.title',
    load: async () => (await import('./features/account/AccountPage.tsx')).AccountPage,
    stores: ({ game, account }) => [game, account],
  },
  {
    path: paths.statsCentre,
    access: 'public',
    opens: 'in-season',
    title: 'stats.title',
    load: async () =>
      (await Promise.all([import('./features/statsCentre/StatsCentrePage.tsx'), StatsFilters.load()]))[0].StatsCentrePage,
  },
  // The championship has its own site below this path; inside the main one it is the landing page.
  redirect('/rugby-championship/*'),
  redirect('/reset-password/*'),
  {
    path: '*',
    access: 'public',
    opens: 'in-season',
    title: 'common.notFound.title',
    load: async () => (await import('./features/notFound/NotFoundPage.tsx')).NotFoundPage,
  },
];

/** Addresses without a page, which lead to the landing page. */
function redirect(path: string): SiteRoute {
  return { path, access: 'public', opens: 'always', isRedirect: true, title: null, load: landing.load, stores: () => [] };
}
