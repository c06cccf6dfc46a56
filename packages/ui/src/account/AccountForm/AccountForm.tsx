import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useLostFocus } from '../../theme/useLostFocus.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { AuthDialogForm } from '../AuthDialog/AuthDialogForm.tsx';

export interface AccountFormProps {
  readonly children: ReactNode;
  /** Names of the changed fields, as users read them. The button is disabled without one. */
  readonly changed: readonly string[];
  /** Number of fields whose error is shown: the button is disabled until they are mended. */
  readonly errors: number;
  readonly common: string | undefined;
  readonly isPending: boolean;
  readonly failures: number;
  readonly onSubmit: () => Promise<void>;
  /** Labels of the button; default: save. */
  readonly label?: string;
  readonly pendingLabel?: string;
}

/** A form of the account: its fields, one button, and what would be saved, which gets the focus of the button when that is disabled. */
export function AccountForm({ children, changed, errors, common, isPending, failures, onSubmit, ...labels }: AccountFormProps) {
  const words = useWords();
  const [footer, state] = [useRef<HTMLDivElement>(null), useRef<HTMLParagraphElement>(null)];
  useLostFocus(footer, state);
  return (
    <AuthDialogForm onSubmit={onSubmit} failures={failures}>
      {common !== undefined && <FormError title={common} />}
      {children}
      <Footer ref={footer}>
        <Button
          type="submit"
          isDisabled={changed.length === 0 || errors > 0}
          isPending={isPending}
          pendingLabel={labels.pendingLabel ?? words('account.saving')}
        >
          {labels.label ?? words('account.save')}
        </Button>
        <Status ref={state} tabIndex={-1}>
          {status()}
        </Status>
      </Footer>
    </AuthDialogForm>
  );

  function status(): string {
    if (errors > 0) return words('account.toFix', { count: errors });
    if (changed.length === 0) return words('account.nothingChanged');
    return words('account.changes', { count: changed.length, fields: changed.join(', ') });
  }
}

/** One field per row on a phone, two or three on wider screens. */
export const AccountFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space[5]};
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
`;

const Status = styled.p`
  min-inline-size: 0;
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
  &:focus {
    outline: none;
  }
`;
