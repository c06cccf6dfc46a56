import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface ConfirmProps {
  /** What happens on yes, and whether it can be taken back. */
  readonly children: ReactNode;
  readonly onConfirm: () => void;
  /** Also by Escape and the close button: no answer is no. */
  readonly onCancel: () => void;
  readonly title?: string;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** `danger` where yes destroys something. */
  readonly tone?: 'default' | 'danger';
  /** While yes is carried out; the question stays until that is done. */
  readonly isPending?: boolean;
  /** Why it could not be carried out. */
  readonly error?: string;
  readonly isOpen?: boolean;
}

/**
 * A question before something that cannot go unasked. What can be undone is not asked about: do it, and offer undo. [G-115 to G-117, A-167]
 */
export function Confirm({
  children,
  onConfirm,
  onCancel,
  tone = 'default',
  isPending = false,
  error,
  isOpen = true,
  ...labels
}: ConfirmProps) {
  const words = useWords();
  const { title, confirmLabel, cancelLabel } = labels;
  return (
    <Dialog
      role="alertdialog"
      title={title ?? words('modals.confirm.title')}
      isOpen={isOpen}
      onClose={onCancel}
      actions={
        <>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} onPress={onConfirm} isPending={isPending}>
            {confirmLabel ?? words('modals.confirm.confirm')}
          </Button>
          <Button variant="outline" onPress={onCancel}>
            {cancelLabel ?? words('modals.confirm.cancel')}
          </Button>
        </>
      }
    >
      <Text>{children}</Text>
      {error !== undefined && <FormError title={error} />}
    </Dialog>
  );
}

const Text = styled.div`
  &:not(:last-child) {
    margin-block-end: ${({ theme }) => theme.space[4]};
  }
`;
