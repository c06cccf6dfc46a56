import type { League } from '@rugby/domain/game/model/league';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface LeagueCardRankProps {
  readonly league: Pick<League, 'status' | 'rank' | 'prevRank' | 'numTeams'>;
  readonly startRound: number | undefined;
}

/** The user's rank in a league and how it moved; before the first points, the round in which the league starts. */
export function LeagueCardRank({ league: { status, rank, prevRank, numTeams }, startRound }: LeagueCardRankProps) {
  const words = useWords();
  if (status === 'scheduled' || rank === null)
    return (
      <>
        {startRound !== undefined && <Note>{words('leagues.card.startsIn', { round: startRound })}</Note>}
        <Empty>{words('leagues.card.noRank')}</Empty>
      </>
    );
  const gained = prevRank === null ? 0 : prevRank - rank;
  return (
    <>
      <p>
        <Rank>{new Intl.NumberFormat(words.locale).format(rank)}</Rank> <Of>{words('leagues.card.of', { count: numTeams })}</Of>
      </p>
      {gained !== 0 && (
        <Move $isUp={gained > 0}>
          <Icon name={gained > 0 ? 'arrow-up' : 'arrow-down'} size={14} />
          {words(gained > 0 ? 'leagues.card.up' : 'leagues.card.down', { count: Math.abs(gained) })}
        </Move>
      )}
    </>
  );
}

const Note = styled.p`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Empty = styled.p`
  ${textStyle('dialogTitle')}
`;

const Rank = styled.span`
  ${textStyle('title')}
`;

const Of = styled.span`
  ${textStyle('rowName')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Move = styled.p<{ $isUp: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  ${textStyle('label')}
  color: ${({ theme, $isUp }) => ($isUp ? theme.color.positive : theme.color.danger)};
`;
