import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { SentenceList } from './SentenceList.tsx';

export interface SaveConflictProps {
  /** The server's time of the save, formatted: `18:52`. */
  readonly savedAt: string;
  /** A sentence for each difference between the saved team and the sent one. */
  readonly differences: readonly string[];
  /** Called by the keep button, Escape and the close button: the pitch keeps the sent team, which counts as unsaved. */
  readonly onKeep: () => void;
  readonly onTakeSaved: () => void;
}

/** Shown when the server stored another team than the one sent: lists the differences and lets the user choose one. */
export function SaveConflict({ savedAt, differences, onKeep, onTakeSaved }: SaveConflictProps) {
  const words = useWords();
  return (
    <Dialog
      role="alertdialog"
      title={words('modals.saveConflict.title')}
      onClose={onKeep}
      actions={
        <>
          <Button onPress={onKeep}>{words('modals.saveConflict.keep')}</Button>
          <Button variant="outline" onPress={onTakeSaved}>
            {words('modals.saveConflict.takeSaved')}
          </Button>
        </>
      }
    >
      <FormError title={words('modals.saveConflict.summary', { time: savedAt })} />
      <SentenceList sentences={differences} />
      <p>{words('modals.saveConflict.text')}</p>
    </Dialog>
  );
}
