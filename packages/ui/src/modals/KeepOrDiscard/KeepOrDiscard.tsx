import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface KeepOrDiscardProps {
  /** When the draft was last changed, in the reader's zone, as it is written: `18:41`. */
  readonly changedAt: string;
  /** Also by Escape and the close button: no answer loses nothing. */
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asked when a fan comes back to a draft that was never saved. */
export function KeepOrDiscard({ changedAt, onKeep, onDiscard }: KeepOrDiscardProps) {
  const words = useWords();
  return (
    <Dialog
      role="alertdialog"
      title={words('modals.draft.title')}
      onClose={onKeep}
      actions={
        <>
          <Button onPress={onKeep}>{words('modals.draft.keep')}</Button>
          <Button variant="outline" onPress={onDiscard}>
            {words('modals.draft.discard')}
          </Button>
        </>
      }
    >
      <p>{words('modals.draft.text', { time: changedAt })}</p>
    </Dialog>
  );
}
