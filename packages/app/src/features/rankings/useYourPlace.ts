import type { RankingStore } from '@rugby/domain/stores/rankings/RankingStore';
import type { YourPlaceContents } from '@rugby/ui/rankings/YourPlace';
import { useEffect } from 'react';
import { paths, urlOf } from '../../site/paths.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { yourPlace } from './rankingContents.ts';

/**
 * What the user sees of their own place; undefined while the ranking that says it could not be loaded. Whether an unranked user has a team is asked
 * anew: it may have been picked since the dashboard was loaded.
 */
export function useYourPlace(ranking: RankingStore): YourPlaceContents | undefined {
  const { dashboard, edition } = useStores();
  const place = yourPlace(ranking);
  const isUnranked = place?.state === 'none';
  useEffect(() => {
    if (isUnranked) void dashboard.load();
  }, [dashboard, isUnranked]);
  const hasNoTeam = dashboard.request.state === 'success' && dashboard.value?.team === null;
  return isUnranked && hasNoTeam ? { state: 'no-team', href: urlOf(edition, paths.myTeam) } : place;
}
