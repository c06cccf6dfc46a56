import type { League } from '../model/league.ts';
import { isLeagueManager } from './leagueRights.ts';

/** The tabs of a league, by their part of the URL. `table` is the ladder. */
export const leagueTabs = ['table', 'manage', 'settings', 'invite', 'about'] as const;
export type LeagueTab = (typeof leagueTabs)[number];

type Shown = Pick<League, 'class' | 'privacy' | 'leagueManager' | 'isJoined' | 'status'>;

/** The tabs that a user sees: a manager Ladder, Manage and Settings, a member Ladder, Invites and About. */
export function tabsFor(league: Shown, userId: number): readonly LeagueTab[] {
  if (league.class !== 'regular') return ['table'];
  if (isLeagueManager(league, userId)) return ['table', 'manage', 'settings'];
  return league.isJoined ? ['table', 'invite', 'about'] : ['table', 'about'];
}

/** Whether the user may open the manage tab: its manager may, and every user who sees a public league. Others are redirected to `about`. */
export function canOpenManage(league: Shown, userId: number): boolean {
  return isLeagueManager(league, userId) || (league.class === 'regular' && league.privacy === 'public');
}

/** The tab to which the list of leagues links: settings for the manager of a scheduled league, else the ladder. */
export function linkedTab(league: Shown, userId: number): LeagueTab {
  return isLeagueManager(league, userId) && league.status === 'scheduled' ? 'settings' : 'table';
}
