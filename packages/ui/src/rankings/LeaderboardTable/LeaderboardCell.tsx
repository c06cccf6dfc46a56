import styled from 'styled-components';
import { Link } from '../../primitives/Link/Link.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { PlacesWon } from '../PlacesWon/PlacesWon.tsx';
import { rankingFigure, rankText } from '../rankingFigures.ts';
import type { LeaderboardColumn } from './leaderboardColumns.ts';
import type { LeaderboardRow } from './leaderboardContents.ts';
import { LeaderboardLeft } from './LeaderboardLeft.tsx';
import { wideLeaderboard } from './leaderboardScale.ts';

export interface LeaderboardCellProps {
  readonly row: LeaderboardRow;
  readonly column: LeaderboardColumn;
  readonly isLive: boolean;
}

/** A cell: rank and places won, team and user, players left to play, a figure, or the link to the team. */
export function LeaderboardCell({ row, column, isLive }: LeaderboardCellProps) {
  const words = useWords();
  switch (column) {
    case 'rank':
      return <Rank row={row} />;
    case 'team':
      return (
        <>
          <TeamName>{row.teamName === '' ? words('rankings.noName') : row.teamName}</TeamName>
          <UserName row={row} isLive={isLive} />
        </>
      );
    case 'left':
      return row.playersLeft === null ? rankingFigure(null, words.locale) : <LeaderboardLeft left={row.playersLeft} />;
    case 'view':
      return (
        <ViewTeam href={row.href} aria-label={words('rankings.viewTeamOf', { team: row.teamName })}>
          <span>{words('rankings.viewTeam')}</span>
          <Icon name="chevron-right" size={18} />
        </ViewTeam>
      );
    default:
      return rankingFigure(row[column], words.locale, column === 'averagePoints' ? 1 : 0);
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

function UserName({
  row: { isOwn, teamName, displayName, note, playersLeft },
  isLive,
}: Pick<LeaderboardCellProps, 'row' | 'isLive'>) {
  const words = useWords();
  // A team that is named as its user is named once.
  const other = displayName === teamName ? undefined : displayName;
  const name = isOwn ? (note ?? words('rankings.you')) : other;
  return (
    <Line>
      {name}
      {isLive && playersLeft !== null && (
        <LeftOnPhone>
          {name !== undefined && ', '}
          {words('rankings.leftShort', { count: playersLeft })}
        </LeftOnPhone>
      )}
    </Line>
  );
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

const LeftOnPhone = styled.span`
  ${wideLeaderboard} {
    display: none;
  }
`;

/** The row that sticks to the edge never covers the focused link. */
const ViewTeam = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[2]};
  min-inline-size: ${({ theme }) => theme.space[6]};
  min-block-size: ${({ theme }) => theme.control.touch};
  scroll-margin-block: ${({ theme }) => theme.space[20]};
  ${textStyle('nav')}
  text-decoration: none;
  white-space: nowrap;
  & > span {
    display: none;
    ${wideLeaderboard} {
      display: inline;
    }
  }
`;
