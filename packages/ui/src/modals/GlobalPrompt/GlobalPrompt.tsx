import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

/** The action that a prompt suggests. */
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
 * A message that any page can show once, with at most one action. For a question use `Confirm`, for a confirmation the snackbar.
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
