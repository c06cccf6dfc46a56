import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';

export interface AuthDialogFormProps {
  readonly children: ReactNode;
  readonly onSubmit: () => Promise<void>;
  /** Counts up with each attempt that failed. */
  readonly failures: number;
}

/**
 * A form that is judged by us, not by the browser: Enter sends it even while its button is disabled, and a failure leads to the first
 * wrong field.
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

/** A choice that is open keeps its Enter. */
function isEnterInField({ key, target, isDefaultPrevented }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'checkbox' && !isDefaultPrevented();
}

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;
