import type { League } from '@rugby/domain/game/model/league';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface LeagueFactsProps {
  readonly league: Pick<League, 'privacy' | 'numTeams' | 'leagueManager'>;
  /** Id of the signed-in user, who reads "You are Chairman". */
  readonly userId: number;
  /** Number of the start round; left out where it is said elsewhere. */
  readonly startRound?: number | undefined;
}

/** Privacy, start round, size and Chairman of a league, in one line. */
export function LeagueFacts({ league: { privacy, numTeams, leagueManager }, userId, startRound }: LeagueFactsProps) {
  const words = useWords();
  return (
    <Line>
      <li>
        <Icon name={privacy === 'private' ? 'lock' : 'globe'} size={14} />
        {words(`leagues.privacy.${privacy}`)}
      </li>
      {startRound !== undefined && <li>{words('leagues.facts.fromRound', { round: startRound })}</li>}
      <li>{words('leagues.facts.teams', { count: numTeams })}</li>
      {leagueManager !== null && (
        <li>
          {leagueManager.userId === userId
            ? words('leagues.facts.youManage')
            : words('leagues.facts.manager', { name: leagueManager.displayName })}
        </li>
      )}
    </Line>
  );
}

const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
  padding: 0;
  list-style: none;
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
