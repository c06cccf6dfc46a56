import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { PanelMessage, type PanelMessageProps } from '../PanelMessage/PanelMessage.tsx';

export interface FailedPanelProps extends Pick<PanelMessageProps, 'title' | 'text' | 'variant'> {
  /** None where a repeat would fail too. */
  readonly onRetry: (() => void) | undefined;
  readonly isRetrying?: boolean;
  /** Another way out, after the retry. */
  readonly children?: ReactNode;
}

/** Replaces the content of a panel that could not be loaded, with a retry where one can help. */
export function FailedPanel({ onRetry, isRetrying = false, children, ...message }: FailedPanelProps) {
  const words = useWords();
  const retry = onRetry && (
    <Button icon="retry" isPending={isRetrying} pendingLabel={words('common.loading')} onPress={onRetry}>
      {words('common.actions.retry')}
    </Button>
  );
  const hasWays = retry !== undefined || children !== undefined;
  return (
    <PanelMessage {...message} mark="warning" isAlert>
      {hasWays ? (
        <>
          {retry}
          {children}
        </>
      ) : undefined}
    </PanelMessage>
  );
}
