import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { LeaderboardRow } from './leaderboardContents.ts';
import { wideLeaderboard } from './leaderboardScale.ts';

export interface LeaderboardLinkProps {
  readonly row: Pick<LeaderboardRow, 'href' | 'teamName'>;
  /** Whether the words stand before the arrow where there is room. */
  readonly isInWords?: boolean;
}

/** The link to the team of a row. */
export function LeaderboardLink({ row: { href, teamName }, isInWords = false }: LeaderboardLinkProps) {
  const words = useWords();
  return (
    <ViewTeam href={href} aria-label={words('rankings.viewTeamOf', { team: teamName })}>
      {isInWords && <span>{words('rankings.viewTeam')}</span>}
      <Icon name="chevron-right" size={18} />
    </ViewTeam>
  );
}

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
