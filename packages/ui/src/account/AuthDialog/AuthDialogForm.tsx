import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';

export interface AuthDialogFormProps {
  readonly children: ReactNode;
  readonly onSubmit: () => Promise<void>;
  /** Number of failed attempts. */
  readonly failures: number;
  /** Whether a button led back to this form: it is gone now, so the focus moves to the first field. */
  readonly isEnteredAgain?: boolean;
}

/**
 * A form without the browser's own validation. Enter submits it even while its button is disabled. A failure moves the focus to the first
 * invalid field; without one it shows the error of the whole form, which may have been scrolled out of view.
 */
export function AuthDialogForm({ children, onSubmit, failures, isEnteredAgain = false }: AuthDialogFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isEnteredAgain) form.current?.querySelector('input')?.focus();
  }, [isEnteredAgain]);
  useEffect(() => {
    if (failures === 0) return;
    const field = form.current?.querySelector<HTMLElement>(wrongField);
    if (field) field.focus();
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [failures]);
  const send = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Root ref={form} noValidate onSubmit={send} onKeyDown={(event) => isEnterInField(event) && send(event)}>
      {children}
    </Root>
  );
}

const wrongField = '[aria-invalid="true"]:not([type="hidden"]), button[data-invalid]';

/** Enter in an open list chooses an option instead of submitting. */
function isEnterInField({ key, target, isDefaultPrevented }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'checkbox' && !isDefaultPrevented();
}

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  & > p {
    overflow-wrap: anywhere;
  }
`;
