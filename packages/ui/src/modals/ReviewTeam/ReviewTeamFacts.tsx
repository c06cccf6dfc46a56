import { displayPrice } from '@rugby/domain/game/model/money';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface ReviewTeamFactsProps {
  readonly captain: string | null;
  /** In whole dollars. */
  readonly budget: number;
}

/** Captain and budget in large type. */
export function ReviewTeamFacts({ captain, budget }: ReviewTeamFactsProps) {
  const words = useWords();
  return (
    <List>
      <Fact>
        <dt>{words('modals.review.captain')}</dt>
        <dd>{captain ?? words('modals.review.noCaptain')}</dd>
      </Fact>
      <Fact>
        <dt>{words('modals.review.budget')}</dt>
        <dd>
          {displayPrice(budget)}
          <small>{words('team.unit.million')}</small>
        </dd>
      </Fact>
    </List>
  );
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space[3]} ${theme.space[10]}`};
  margin-block: ${({ theme }) => `${theme.space[2]} ${theme.space[5]}`};
`;

const Fact = styled.div`
  min-inline-size: 0;
  & > dt {
    ${textStyle('body')}
    color: ${({ theme }) => theme.color.textMuted};
  }
  & > dd {
    ${textStyle('number')}
  }
  & small {
    font-size: 0.7em;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
