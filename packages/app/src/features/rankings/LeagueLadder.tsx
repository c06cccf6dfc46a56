import type { League } from '@rugby/domain/game/model/league';
import { RankingSection } from './RankingSection.tsx';

export interface LeagueLadderProps {
  readonly league: Pick<League, 'id' | 'isJoined'>;
}

/** The ladder of a league, for its page. The URL of that page holds round and statistic. */
export function LeagueLadder({ league }: LeagueLadderProps) {
  return <RankingSection leagueId={league.id} isOwnRanked={league.isJoined} />;
}
