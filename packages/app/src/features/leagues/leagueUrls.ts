import type { Edition } from '@rugby/domain/editions';
import type { LeagueTab } from '@rugby/domain/game/leagues/leagueTabs';

/** The path of a tab of a league below the edition's base path. */
export function leaguePath(leagueId: number, tab: LeagueTab): string {
  return `/league/${leagueId}/${tab}`;
}

/** The same as a link needs it. */
export function leagueUrl({ basePath }: Pick<Edition, 'basePath'>, leagueId: number, tab: LeagueTab): string {
  return basePath + leaguePath(leagueId, tab);
}
