import { displayPrice } from '@rugby/domain/game/model/money';
import { formatMinusSign } from '@rugby/domain/game/model/minusSign';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface TransfersSummaryBudgetProps {
  /** In whole dollars. */
  readonly before: number;
  readonly after: number;
  readonly isLimitless: boolean;
}

/** The effect of the transfers on the budget; while Limitless is active, that there is none. */
export function TransfersSummaryBudget({ before, after, isLimitless }: TransfersSummaryBudgetProps) {
  const words = useWords();
  if (isLimitless)
    return (
      <List>
        <div>
          <dt>{words('team.bar.budgetLeft')}</dt>
          <dd>{words('transfers.noBudget')}</dd>
        </div>
      </List>
    );
  return (
    <List>
      <div>
        <dt>{words('transfers.summary.before')}</dt>
        <dd>
          <Money dollars={before} />
        </dd>
      </div>
      <Icon name="arrow-right" />
      <div>
        <dt>{words('transfers.summary.after')}</dt>
        <dd>
          <Money dollars={after} />
        </dd>
      </div>
    </List>
  );
}

function Money({ dollars }: { readonly dollars: number }) {
  const words = useWords();
  return (
    <>
      {formatMinusSign(displayPrice(dollars))}
      <small>{words('team.unit.million')}</small>
    </>
  );
}

const List = styled.dl`
  display: flex;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space[6]};
  padding-block-start: ${({ theme }) => theme.space[4]};
  ${hairline('block-start')}
  & dt {
    ${textStyle('body')}
    color: ${({ theme }) => theme.color.textMuted};
  }
  & dd {
    ${textStyle('number')}
  }
  & small {
    font-size: 0.7em;
    color: ${({ theme }) => theme.color.textMuted};
  }
  & > svg {
    margin-block-end: ${({ theme }) => theme.space[2]};
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
