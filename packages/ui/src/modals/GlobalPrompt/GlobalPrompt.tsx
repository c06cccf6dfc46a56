import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

/** The one thing that a prompt suggests. */
export interface PromptAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface GlobalPromptProps {
  readonly title: string;
  /** One or two sentences. */
  readonly text: string;
  readonly action?: PromptAction;
  readonly onClose: () => void;
}

/**
 * Something that every page may have to say once, with at most one suggestion. For a question use `Confirm`, for a receipt the snackbar.
 * [A-175]
 */
export function GlobalPrompt({ title, text, action, onClose }: GlobalPromptProps) {
  const words = useWords();
  return (
    <Dialog
      title={title}
      isDismissable
      onClose={onClose}
      actions={
        <>
          {action && <Button onPress={action.onPress}>{action.label}</Button>}
          <Button variant={action ? 'outline' : 'primary'} onPress={onClose}>
            {words('common.actions.close')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
