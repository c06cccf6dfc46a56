import { displayPrice } from '@rugby/domain/game/model/money';
import { formatMinusSign } from '@rugby/domain/game/model/minusSign';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { GlobalPrompt } from '../GlobalPrompt/GlobalPrompt.tsx';
import { SaveConfirmation, type SaveConfirmationProps } from '../SavingYourTeam/SaveConfirmation.tsx';

export interface TeamConfirmProps extends SaveConfirmationProps {
  /** Number of transfers made. */
  readonly count: number;
  readonly roundNumber: number;
  /** Name of the captain; null when the team has none. */
  readonly captain: string | null;
  /** Budget left in whole dollars; null while there is no budget. */
  readonly budget: number | null;
  readonly onClose: () => void;
}

/** Confirms that transfers were made: the save, the captain and the budget. */
export function TeamConfirm(props: TeamConfirmProps) {
  const { count, roundNumber, savedAt, captain, budget, onClose } = props;
  const words = useWords();
  return (
    <GlobalPrompt title={words('transfers.made.title')} onClose={onClose} closeLabel={words('transfers.made.done')}>
      <SaveConfirmation savedAt={savedAt} />
      <p>{words('transfers.made.count', { count, round: roundNumber })}</p>
      <Facts>
        <dt>{words('transfers.made.captain')}</dt>
        <dd>{captain ?? words('transfers.made.noCaptain')}</dd>
        <dt>{words('transfers.made.budget')}</dt>
        <dd>
          {budget === null
            ? words('transfers.noBudget')
            : `${formatMinusSign(displayPrice(budget))}${words('team.unit.million')}`}
        </dd>
      </Facts>
    </GlobalPrompt>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[6]}`};
  margin-block-start: ${({ theme }) => theme.space[4]};
  & > dd {
    ${textStyle('bodyStrong')}
    color: ${({ theme }) => theme.color.text};
  }
`;
