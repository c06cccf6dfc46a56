import { displayPrice } from '@rugby/domain/game/budget';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface TeamConfirmProps {
  /** Transfers that were made. */
  readonly count: number;
  readonly roundNumber: number;
  /** The server's time of the save, as it is written: `18:52:07`. */
  readonly savedAt: string;
  readonly version: number;
  /** The captain's name; null when the team has none now. */
  readonly captain: string | null;
  /** Whole dollars that are left; null while there is no budget. */
  readonly budget: number | null;
  readonly onClose: () => void;
  readonly isOpen?: boolean;
}

/** After transfers were made: the receipt of the server, who leads, and what is left. [G-112] */
export function TeamConfirm(props: TeamConfirmProps) {
  const { count, roundNumber, savedAt, version, captain, budget, onClose, isOpen = true } = props;
  const words = useWords();
  return (
    <Dialog
      title={words('transfers.made.title')}
      isOpen={isOpen}
      isDismissable
      onClose={onClose}
      actions={<Button onPress={onClose}>{words('transfers.made.done')}</Button>}
    >
      <Receipt>
        <Icon name="check" size={16} />
        {words('transfers.made.receipt', { time: savedAt, version })}
      </Receipt>
      <p>{words('transfers.made.count', { count, round: roundNumber })}</p>
      <Facts>
        <dt>{words('transfers.made.captain')}</dt>
        <dd>{captain ?? words('transfers.made.noCaptain')}</dd>
        <dt>{words('transfers.made.budget')}</dt>
        <dd>
          {budget === null
            ? words('transfers.noBudget')
            : `${displayPrice(budget).replace('-', '−')}${words('team.unit.million')}`}
        </dd>
      </Facts>
    </Dialog>
  );
}

const Receipt = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  margin-block-end: ${({ theme }) => theme.space[3]};
  ${textStyle('bodyStrong')}
  color: ${({ theme }) => theme.color.positive};
`;

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
