import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface KeepOrDiscardProps {
  /** When the draft was last changed, formatted in the user's zone: `18:41`. */
  readonly changedAt: string;
  /** Called by the keep button, Escape and the close button: closing never loses the draft. */
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks a returning user whether to keep an unsaved draft. */
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
