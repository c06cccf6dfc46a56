import { leagueTabs, type LeagueTab } from '@rugby/domain/game/leagues/leagueTabs';
import { paths } from './site/paths.ts';

/** A page whose scripts are linked in its HTML: the path of its route, with the tab in the path of a league. */
export type PageOfFiles = Exclude<(typeof paths)[keyof typeof paths], typeof paths.league> | LeaguePageOfFiles;
type LeaguePageOfFiles = `/league/:leagueId/${LeagueTab}`;

/** The page at an address; a league without a tab leads to its ladder. */
export function pageOfFiles(routePath: string, { '*': child }: Readonly<Record<string, string | undefined>>): string {
  if (routePath !== paths.league) return routePath;
  return `/league/:leagueId/${leagueTabs.find((tab) => tab === child?.replace(/\/$/, '')) ?? 'table'}` satisfies LeaguePageOfFiles;
}
