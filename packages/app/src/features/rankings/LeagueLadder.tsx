import { RankingSection } from './RankingSection.tsx';

export interface LeagueLadderProps {
  readonly leagueId: number;
}

/** The ladder of a league, for its page. The URL of that page holds round and statistic. */
export function LeagueLadder({ leagueId }: LeagueLadderProps) {
  return <RankingSection leagueId={leagueId} />;
}
