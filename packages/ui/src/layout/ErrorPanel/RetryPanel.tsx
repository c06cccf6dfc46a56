import { useWords } from '../../words/WordsProvider.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

export interface RetryPanelProps {
  /** What could not be loaded, as a sentence. */
  readonly title: string;
  /** Why it could not be loaded. */
  readonly text?: string | undefined;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** An `ErrorPanel` with a retry button. */
export function RetryPanel({ title, text, onRetry, isRetrying }: RetryPanelProps) {
  const words = useWords();
  return (
    <ErrorPanel
      title={title}
      {...(text !== undefined && { text })}
      actionLabel={words('common.actions.retry')}
      pendingLabel={words('common.loading')}
      onAction={onRetry}
      isPending={isRetrying}
    />
  );
}
