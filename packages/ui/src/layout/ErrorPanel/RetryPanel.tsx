import { useWords } from '../../words/WordsProvider.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

export interface RetryPanelProps {
  /** What could not be loaded. */
  readonly title: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** An `ErrorPanel` with a retry button. */
export function RetryPanel({ title, onRetry, isRetrying = false }: RetryPanelProps) {
  const words = useWords();
  return (
    <ErrorPanel
      title={title}
      actionLabel={words('common.actions.retry')}
      pendingLabel={words('common.loading')}
      onAction={onRetry}
      isPending={isRetrying}
    />
  );
}
