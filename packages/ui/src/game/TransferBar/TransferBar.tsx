import { Button } from '../../primitives/Button/Button.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { BuilderBottomBar } from '../BuilderBottomBar/BuilderBottomBar.tsx';
import type { SavingLine } from '../SavingNote/SavingNote.tsx';

export interface TransferButtonsProps {
  /** How many transfers there are. */
  readonly count: number;
  /** At least one, all filled, within the budget. [G-266 to G-268] */
  readonly isReady: boolean;
  readonly isPending?: boolean;
  readonly onCancel: () => void;
  readonly onReview: () => void;
  /** Leaves out the word after the number where there is little room. */
  readonly isShort?: boolean;
}

/** The two ends of transfer mode: leave it, or look at what will be sent. In the game bar, and within `TransferBar`. */
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
  /** What is left with all transfers made, in whole dollars; below zero when they cost too much, null while there is no budget. */
  readonly budget: number | null;
}

const notSent: SavingLine = { kind: 'not-sent' };

/** The bar at the foot of a phone in transfer mode: the budget as it would be, that nothing is sent, and the two ways on. */
export function TransferBar({ budget, ...buttons }: TransferBarProps) {
  return (
    <BuilderBottomBar budget={budget} saving={notSent}>
      <TransferButtons {...buttons} isShort />
    </BuilderBottomBar>
  );
}
