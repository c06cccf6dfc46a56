import { useWords } from '../../words/WordsProvider.tsx';
import { Confirm } from '../Confirm/Confirm.tsx';

export interface LeaveWithChangesProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
  /** Whether the changes are stored on the device or lost; default: stored. */
  readonly changes?: 'stored' | 'lost';
}

/** Asks before the user leaves a page with unsaved changes. */
export function LeaveWithChanges({ onLeave, onStay, changes = 'stored' }: LeaveWithChangesProps) {
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
