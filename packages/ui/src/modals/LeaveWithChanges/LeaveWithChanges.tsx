import { useWords } from '../../words/WordsProvider.tsx';
import { Confirm } from '../Confirm/Confirm.tsx';

export interface LeaveWithChangesProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
  /** Whether the changes are kept on the device or lost; default: kept. */
  readonly changes?: 'kept' | 'lost';
}

/** Asks before the user leaves a page with unsaved changes. */
export function LeaveWithChanges({ onLeave, onStay, changes = 'kept' }: LeaveWithChangesProps) {
  const words = useWords();
  return (
    <Confirm
      tone="safe"
      title={words('modals.leave.title')}
      confirmLabel={words('modals.leave.confirm')}
      cancelLabel={words('modals.leave.cancel')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {words(`modals.leave.${changes}`)}
    </Confirm>
  );
}
