import styled from 'styled-components';
import { type TransferContent, TransferRow } from '../../game/TransferRow/TransferRow.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { focusRing, hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { TransfersSummaryBudget } from './TransfersSummaryBudget.tsx';

export interface TransfersSummaryProps {
  /** All of them filled. */
  readonly transfers: readonly TransferContent[];
  readonly roundNumber: number;
  /** Budget before and after, in whole dollars. */
  readonly before: number;
  readonly after: number;
  /** Whether Limitless is active, so that the budget does not count. */
  readonly isLimitless?: boolean;
  /** Whether the captain is among the leaving players. */
  readonly isCaptainLeaving?: boolean;
  /** How many players have no match in the round after the transfers. */
  readonly restingCount?: number;
  readonly isSending?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** With more transfers the list scrolls, so that budget and buttons stay visible. */
const mostInSight = 4;

/** All transfers before they are sent: who replaces whom, and the effect on the budget. */
export function TransfersSummary(props: TransfersSummaryProps) {
  const { transfers, roundNumber, before, after, isLimitless = false, isCaptainLeaving = false } = props;
  const { restingCount = 0, isSending = false, onConfirm, onClose } = props;
  const words = useWords();
  const count = transfers.length;
  const scrolls = count > mostInSight;
  return (
    <Dialog
      size="player"
      title={words('transfers.summary.title', { count })}
      subtitle={words('transfers.summary.subtitle', { round: roundNumber })}
      onClose={onClose}
      actions={
        <>
          <Button isPending={isSending} pendingLabel={words('transfers.summary.sending')} onPress={onConfirm}>
            {words('transfers.summary.confirm', { count })}
          </Button>
          <Button variant="outline" onPress={onClose}>
            {words('transfers.summary.back')}
          </Button>
        </>
      }
    >
      <List aria-label={words('transfers.list')} $scrolls={scrolls} {...(scrolls && { tabIndex: 0 })}>
        {transfers.map((transfer) => (
          <Line key={transfer.out.player.id}>
            <TransferRow transfer={transfer} />
          </Line>
        ))}
      </List>
      <TransfersSummaryBudget before={before} after={after} isLimitless={isLimitless} />
      {isCaptainLeaving && (
        <Warning>
          <Icon name="warning" />
          {words('transfers.summary.captain')}
        </Warning>
      )}
      {restingCount > 0 && (
        <Warning>
          <Icon name="warning" />
          {words('transfers.summary.byes', { count: restingCount, round: roundNumber })}
        </Warning>
      )}
    </Dialog>
  );
}

/** Four rows and part of a fifth, to show that it scrolls. */
const List = styled.ul<{ $scrolls: boolean }>`
  ${({ $scrolls }) => $scrolls && 'max-block-size: 274px; overflow: auto;'}
  border-radius: ${({ theme }) => theme.radius.sm};
  ${focusRing}
`;

const Line = styled.li`
  &:not(:last-child) {
    ${hairline('block-end')}
  }
`;

const Warning = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[2]};
  margin-block-start: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.warningTint};
  ${textStyle('body')}
  & > svg {
    flex: none;
    color: ${({ theme }) => theme.color.warning};
  }
`;
