import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface ConfirmProps {
  /** What confirming does, and whether it can be undone. */
  readonly children: ReactNode;
  readonly onConfirm: () => void;
  /** Called by the cancel button; without `onDismiss` by Escape and the close button too. */
  readonly onCancel: () => void;
  /** Called by Escape and the close button where the cancel button changes something. */
  readonly onDismiss?: () => void;
  readonly title?: string;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** `danger` for an action that destroys something; `safe` when the user probably wants to cancel: cancelling is then the first and main button. */
  readonly tone?: 'default' | 'danger' | 'safe';
  /** Whether the action is under way: it cannot be cancelled any more, and the dialog stays open until it is done. */
  readonly isPending?: boolean;
  /** Why the action failed. */
  readonly error?: string;
  readonly isOpen?: boolean;
}

/** Asks for confirmation. Do not ask before an action that can be undone: do it, and offer undo. */
export function Confirm({
  children,
  onConfirm,
  onCancel,
  onDismiss = onCancel,
  tone = 'default',
  isPending = false,
  error,
  isOpen = true,
  ...labels
}: ConfirmProps) {
  const words = useWords();
  const { title, confirmLabel, cancelLabel } = labels;
  const isSafe = tone === 'safe';
  const cancel = (
    <Button variant={isSafe ? 'primary' : 'outline'} onPress={onCancel} isDisabled={isPending}>
      {cancelLabel ?? words('modals.confirm.cancel')}
    </Button>
  );
  return (
    <Dialog
      role="alertdialog"
      title={title ?? words('modals.confirm.title')}
      isOpen={isOpen}
      onClose={() => !isPending && onDismiss()}
      actions={
        <>
          {isSafe && cancel}
          <Button variant={confirmVariants[tone]} onPress={onConfirm} isPending={isPending}>
            {confirmLabel ?? words('modals.confirm.confirm')}
          </Button>
          {!isSafe && cancel}
        </>
      }
    >
      <Text>{children}</Text>
      {error !== undefined && <FormError title={error} />}
    </Dialog>
  );
}

const confirmVariants = { default: 'primary', danger: 'danger', safe: 'outline' } as const;

const Text = styled.div`
  &:not(:last-child) {
    margin-block-end: ${({ theme }) => theme.space[4]};
  }
`;
