import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { PlacesWon } from '../PlacesWon/PlacesWon.tsx';
import { rankingFigure, rankText } from '../rankingFigures.ts';
import type { ShownColumn } from './leaderboardColumns.ts';
import type { LeaderboardRow } from './leaderboardContents.ts';
import { LeaderboardLeft } from './LeaderboardLeft.tsx';
import { LeaderboardLink } from './LeaderboardLink.tsx';
import { wideLeaderboard } from './leaderboardScale.ts';

export interface LeaderboardCellProps {
  readonly row: LeaderboardRow;
  readonly column: Pick<ShownColumn, 'id' | 'hasLink'>;
}

/** A cell: rank and places won, team and user, players left to play, a figure with or without the link to the team, or the link alone. */
export function LeaderboardCell({ row, column: { id, hasLink } }: LeaderboardCellProps) {
  const words = useWords();
  switch (id) {
    case 'rank':
      return <Rank row={row} />;
    case 'team':
      return (
        <>
          <TeamName>{row.teamName === '' ? words('rankings.noName') : row.teamName}</TeamName>
          <UserName row={row} />
        </>
      );
    case 'left':
      return row.playersLeft === null ? rankingFigure(null, words.locale) : <LeaderboardLeft left={row.playersLeft} />;
    case 'view':
      return <LeaderboardLink row={row} isInWords />;
    default: {
      const figure = rankingFigure(row[id], words.locale, id === 'averagePoints' ? 1 : 0);
      if (!hasLink) return figure;
      return (
        <Linked>
          {figure}
          <LeaderboardLink row={row} />
        </Linked>
      );
    }
  }
}

function Rank({ row }: Pick<LeaderboardCellProps, 'row'>) {
  const words = useWords();
  return (
    <Place>
      {row.isTied ? (
        <RankNumber>
          <span aria-hidden="true">{rankText(row, words.locale)}</span>
          <VisuallyHidden>{words('rankings.sharedRank', { rank: rankingFigure(row.rank, words.locale) })}</VisuallyHidden>
        </RankNumber>
      ) : (
        <RankNumber>{rankText(row, words.locale)}</RankNumber>
      )}
      {row.placesWon !== null && <PlacesWon won={row.placesWon} />}
    </Place>
  );
}

function UserName({ row: { isOwn, teamName, displayName, note } }: Pick<LeaderboardCellProps, 'row'>) {
  const words = useWords();
  // A team that is named as its user is named once.
  const other = displayName === teamName ? undefined : displayName;
  return <Line>{isOwn ? (note ?? words('rankings.you')) : other}</Line>;
}

/** On a phone the places won are below the rank. */
const Place = styled.span`
  display: grid;
  justify-items: start;
  gap: 0 ${({ theme }) => theme.space[3]};
  ${wideLeaderboard} {
    display: flex;
    align-items: center;
  }
`;

const RankNumber = styled.span`
  position: relative;
  ${textStyle('rowNumber')}
  ${wideLeaderboard} {
    ${textStyle('heading')}
    tr[data-first] & {
      ${textStyle('title')}
    }
  }
`;

const TeamName = styled.span`
  display: block;
  ${textStyle('rowName')}
  overflow-wrap: anywhere;
  ${wideLeaderboard} {
    tr[data-first] & {
      ${textStyle('heading')}
    }
  }
`;

const Line = styled.span`
  display: block;
  ${textStyle('label')}
  font-weight: 400;
  color: ${({ theme }) => theme.color.textMuted};
  overflow-wrap: anywhere;
`;

const Linked = styled.span`
  display: inline-flex;
  align-items: center;
`;
