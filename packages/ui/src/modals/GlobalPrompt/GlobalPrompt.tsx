import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

/** The action that a prompt suggests. */
export interface PromptAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface GlobalPromptProps extends Pick<DialogProps, 'title' | 'children' | 'role' | 'onClose'> {
  readonly action?: PromptAction;
  /** Default: Close. */
  readonly closeLabel?: string;
}

/** A message that the user closes, with at most one other action. For a question use `Confirm`, for a short confirmation the snackbar. */
export function GlobalPrompt({ action, closeLabel, ...dialog }: GlobalPromptProps) {
  const words = useWords();
  return (
    <Dialog
      {...dialog}
      isDismissable
      actions={
        <>
          {action && <Button onPress={action.onPress}>{action.label}</Button>}
          <Button variant={action ? 'outline' : 'primary'} onPress={dialog.onClose}>
            {closeLabel ?? words('common.actions.close')}
          </Button>
        </>
      }
    />
  );
}
