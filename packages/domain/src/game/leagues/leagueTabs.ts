import type { League } from '../model/league.ts';
import { isLeagueManager } from './leagueRights.ts';

/** The tabs of a league, by their part of the URL. `table` is the ladder. */
export const leagueTabs = ['table', 'head-to-head', 'cup', 'manage', 'settings', 'invite', 'about'] as const;
export type LeagueTab = (typeof leagueTabs)[number];

type Shown = Pick<League, 'class' | 'privacy' | 'leagueManager' | 'isJoined' | 'status'>;
type Playing = Pick<League, 'headToHead' | 'cup'>;

/**
 * The tabs that a user sees: a manager Ladder, Manage and Settings, a member Ladder, Invites and About. The contests that the league plays come
 * after the ladder. [A-107, A-108, B22]
 */
export function tabsFor(league: Shown & Playing, userId: number): readonly LeagueTab[] {
  if (league.class !== 'regular') return ['table'];
  const first: readonly LeagueTab[] = ['table', ...contestTabs.filter((tab) => hasContestTab(league, tab))];
  if (isLeagueManager(league, userId)) return [...first, 'manage', 'settings'];
  return league.isJoined ? [...first, 'invite', 'about'] : [...first, 'about'];
}

/** Whether a league has the tab of a contest: whether it is switched on. [B22] */
export function hasContestTab(league: Playing, tab: 'head-to-head' | 'cup'): boolean {
  return (tab === 'cup' ? league.cup : league.headToHead) !== 'off';
}

const contestTabs = ['head-to-head', 'cup'] as const;

/**
 * Whether the user may open the manage tab: its manager may, and every user who sees a public league. Others are redirected to `about`.
 * [A-109, A-299]
 */
export function canOpenManage(league: Shown, userId: number): boolean {
  return isLeagueManager(league, userId) || (league.class === 'regular' && league.privacy === 'public');
}

/** The tab to which the list of leagues links: settings for the manager of a scheduled league, else the ladder. */
export function linkedTab(league: Shown, userId: number): LeagueTab {
  return isLeagueManager(league, userId) && league.status === 'scheduled' ? 'settings' : 'table';
}
