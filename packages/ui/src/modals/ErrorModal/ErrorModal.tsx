import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface ErrorModalProps {
  /** What went wrong, in a sentence for people. */
  readonly message: string;
  readonly onClose: () => void;
  readonly title?: string;
  /** Offers to try the same again. */
  readonly onRetry?: () => void;
}

/**
 * Says that something could not be done, where no page and no form can say it. In a form use `FormError`, for a part of a page
 * `ErrorPanel`. [G-118, G-119, A-165]
 */
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
