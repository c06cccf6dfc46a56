import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface ErrorModalProps {
  /** What went wrong, as a sentence. */
  readonly message: string;
  readonly onClose: () => void;
  readonly title?: string;
  /** Shows a retry button. */
  readonly onRetry?: () => void;
}

/** Reports a failure that no page or form can show. In a form use `FormError`, for a part of a page `ErrorPanel`. */
export function ErrorModal({ message, onClose, title, onRetry }: ErrorModalProps) {
  const words = useWords();
  return (
    <Dialog
      role="alertdialog"
      title={title ?? words('common.errors.title')}
      onClose={onClose}
      actions={
        <>
          {onRetry && (
            <Button icon="retry" onPress={onRetry}>
              {words('common.actions.retry')}
            </Button>
          )}
          <Button variant={onRetry ? 'outline' : 'primary'} onPress={onClose}>
            {words('common.actions.close')}
          </Button>
        </>
      }
    >
      <FormError title={message} />
    </Dialog>
  );
}
