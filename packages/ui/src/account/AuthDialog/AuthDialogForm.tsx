import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';

export interface AuthDialogFormProps {
  readonly children: ReactNode;
  readonly onSubmit: () => Promise<void>;
  /** Number of failed attempts. */
  readonly failures: number;
}

/**
 * A form without the browser's own validation. Enter submits it even while its button is disabled, and a failure moves the focus
 * to the first invalid field.
 */
export function AuthDialogForm({ children, onSubmit, failures }: AuthDialogFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>(wrongField)?.focus();
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
`;
