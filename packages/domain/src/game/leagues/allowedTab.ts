import type { League } from '../model/league.ts';
import { leagueRights } from './leagueRights.ts';
import { canOpenManage, hasContestTab, type LeagueTab } from './leagueTabs.ts';

/** The tab that this user sees when they ask for one: who may not open it sees `about`, or the ladder where no contest is played. */
export function allowedTab(league: League, userId: number, tab: LeagueTab): LeagueTab {
  const { canManage, canInvite } = leagueRights(league, userId);
  const isOpen = {
    table: true,
    'head-to-head': hasContestTab(league, 'head-to-head'),
    cup: hasContestTab(league, 'cup'),
    about: league.class === 'regular',
    manage: canOpenManage(league, userId),
    settings: canManage,
    invite: canInvite,
  }[tab];
  if (isOpen) return tab;
  return league.class === 'regular' && tab !== 'head-to-head' && tab !== 'cup' ? 'about' : 'table';
}
