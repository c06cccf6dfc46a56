import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ErrorPanel } from '../../layout/ErrorPanel/ErrorPanel.tsx';

/** Choices could not be loaded. */
export interface ChoicesFailure {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export interface LoadedChoicesProps {
  /** Says which choices could not be loaded. */
  readonly failedTitle: string;
  /** Undefined unless they could not be loaded. */
  readonly failure: ChoicesFailure | undefined;
  /** The field with the choices. */
  readonly children: ReactNode;
}

/** A field whose choices are loaded. While they could not be loaded it says so and loads them again. */
export function LoadedChoices({ failedTitle, failure, children }: LoadedChoicesProps) {
  return (
    <Root ref={useFocusAfterRetry(failure)}>
      {children}
      {failure !== undefined && <ErrorPanel title={failedTitle} onRetry={failure.onRetry} isRetrying={failure.isRetrying} />}
    </Root>
  );
}

/** A retry that succeeds removes the pressed button, so the focus moves to the field. */
function useFocusAfterRetry(failure: ChoicesFailure | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const wasRetrying = useRef(false);
  useEffect(() => {
    if (failure === undefined && wasRetrying.current) root.current?.querySelector<HTMLElement>('input, button')?.focus();
    wasRetrying.current = failure?.isRetrying === true;
  }, [failure]);
  return root;
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[2]};
`;
