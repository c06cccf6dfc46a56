import type { League } from '@rugby/domain/game/model/league';
import { placesWon } from '@rugby/domain/game/rankings/rankTeams';
import styled from 'styled-components';
import { PlacesWon } from '../../rankings/PlacesWon/PlacesWon.tsx';
import { rankText } from '../../rankings/rankingFigures.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface LeagueCardRankProps {
  readonly league: Pick<League, 'status' | 'rank' | 'prevRank' | 'isTied' | 'numRankedTeams'>;
  readonly startRound: number | undefined;
  /** Number of the round before the latest one, against which places were won; undefined while it is not known. */
  readonly roundBefore: number | undefined;
}

/** The user's rank in a league and how it moved; before it starts, the round in which it does. */
export function LeagueCardRank({ league, startRound, roundBefore }: LeagueCardRankProps) {
  const words = useWords();
  const { status, rank, prevRank, isTied, numRankedTeams } = league;
  if (status === 'scheduled' || rank === null)
    return (
      <>
        {status === 'scheduled' && startRound !== undefined && (
          <Note>{words('leagues.card.startsIn', { round: startRound })}</Note>
        )}
        <Note>{words('leagues.card.noRank')}</Note>
      </>
    );
  const won = placesWon(prevRank, rank);
  return (
    <>
      <p>
        <Rank>{rankText({ rank, isTied }, words.locale)}</Rank>{' '}
        {numRankedTeams !== null && <Of>{words('leagues.card.of', { count: numRankedTeams })}</Of>}
      </p>
      {won !== null && (
        <Move>
          <PlacesWon won={won} />
          {roundBefore !== undefined && words('rankings.place.sinceRound', { round: roundBefore })}
        </Move>
      )}
    </>
  );
}

const Note = styled.p`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Rank = styled.span`
  ${textStyle('title')}
  white-space: nowrap;
`;

/** Below the rank where it has no room beside it. */
const Of = styled.span`
  display: inline-block;
  ${textStyle('rowName')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Move = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;
