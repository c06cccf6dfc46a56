import type { Edition } from '@rugby/domain/editions';
import { joinPath } from '@rugby/domain/game/leagues/joinPath';

/** Every address of the site, below the edition's base path. */
export const paths = {
  landing: '/',
  myTeam: '/my-team',
  whatIf: '/what-if',
  statsCentre: '/stats-centre',
  rivalTeam: '/team/:userId',
  sharedTeam: '/shared-team/:code',
  leaderboard: '/leaderboard',
  review: '/season-review',
  leagues: '/leagues',
  joinLeague: `${joinPath}/:code?`,
  createLeague: '/leagues/create',
  declineInvite: '/leagues/decline',
  league: '/league/:leagueId/*',
  components: '/components',
  help: '/help/*',
  preRegistration: '/pre-registration',
  reminders: '/reminders',
  rules: '/rules',
  tutorial: '/fantasy_tutorial',
  account: '/account',
  resetPassword: '/reset-password/:token?',
} as const;

/** An address as a link needs it, with the edition's base path. [G-019] */
export function urlOf({ basePath }: Pick<Edition, 'basePath'>, path: (typeof paths)[keyof typeof paths]): string {
  return `${basePath}${path}`;
}
