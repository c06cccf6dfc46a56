import { useWords } from '../../words/WordsProvider.tsx';
import { Confirm } from '../Confirm/Confirm.tsx';

export interface LeaveTransferModeProps {
  /** Number of transfers that would be discarded. */
  readonly count: number;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before another round is shown in transfer mode, which discards the transfers. */
export function LeaveTransferMode({ count, onLeave, onStay }: LeaveTransferModeProps) {
  const words = useWords();
  return (
    <Confirm
      tone="safe"
      title={words('transfers.leave.title')}
      confirmLabel={words('transfers.leave.confirm')}
      cancelLabel={words('transfers.leave.cancel')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {count === 0 ? words('transfers.leave.none') : words('transfers.leave.text', { count })}
    </Confirm>
  );
}
