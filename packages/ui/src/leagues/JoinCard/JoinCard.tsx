import type { League } from '@rugby/domain/game/model/league';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { LeagueFacts } from '../LeagueFacts/LeagueFacts.tsx';

export interface JoinCardProps {
  readonly league: League;
  /** Id of the signed-in user. */
  readonly userId: number;
  /** Number of the round in which the league starts; undefined while it is not known. */
  readonly startRound: number | undefined;
  readonly onJoin: () => void;
}

/** A public league that the user can join. */
export function JoinCard({ league, userId, startRound, onJoin }: JoinCardProps) {
  const words = useWords();
  return (
    <Root>
      <div>
        <Name>{league.name}</Name>
        <LeagueFacts league={league} userId={userId} startRound={startRound} />
      </div>
      <Button variant="outline" aria-label={words('leagues.join.joinOf', { name: league.name })} onPress={onJoin}>
        {words('leagues.join.join')}
      </Button>
    </Root>
  );
}

const Root = styled.article`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  padding-block: ${({ theme }) => theme.space[3]};
  ${hairline('block-end')}
  & > div {
    min-inline-size: 0;
  }
`;

const Name = styled.h3`
  ${textStyle('rowName')}
  overflow-wrap: anywhere;
`;
