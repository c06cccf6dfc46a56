import { Button } from '../../primitives/Button/Button.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { BuilderBottomBar } from '../BuilderBottomBar/BuilderBottomBar.tsx';
import type { SavingLine } from '../SavingNote/SavingNote.tsx';

export interface TransferButtonsProps {
  /** Number of transfers. */
  readonly count: number;
  /** Whether there is at least one transfer. A press says what is missing, if anything is. */
  readonly isReady: boolean;
  readonly isPending?: boolean;
  readonly onCancel: () => void;
  readonly onReview: () => void;
  /** Omits the word after the number to save room. */
  readonly isShort?: boolean;
}

/** The two buttons of transfer mode: cancel, and review. Used in the game bar and in `TransferBar`. */
export function TransferButtons({
  count,
  isReady,
  isPending = false,
  onCancel,
  onReview,
  isShort = false,
}: TransferButtonsProps) {
  const words = useWords();
  return (
    <>
      <Button variant="outline" onPress={onCancel}>
        {words('transfers.cancel')}
      </Button>
      <Button onPress={onReview} isDisabled={!isReady} isPending={isPending}>
        {count === 0 ? words('transfers.review') : words(isShort ? 'transfers.reviewShort' : 'transfers.reviewCount', { count })}
      </Button>
    </>
  );
}

export interface TransferBarProps extends Omit<TransferButtonsProps, 'isShort'> {
  /** Budget left after all transfers, in whole dollars; negative when they cost too much, null while there is no budget. */
  readonly budget: number | null;
  /** Whether something is still to be sent, or when the team was saved. */
  readonly saving?: SavingLine;
}

/** The bottom bar of a phone in transfer mode: the budget after the transfers, whether they are sent, and the two buttons. */
export function TransferBar({ budget, saving, ...buttons }: TransferBarProps) {
  return (
    <BuilderBottomBar budget={budget} {...(saving && { saving })}>
      <TransferButtons {...buttons} isShort />
    </BuilderBottomBar>
  );
}
