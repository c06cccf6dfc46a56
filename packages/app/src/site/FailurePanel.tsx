import { canRetry, type Failure } from '@rugby/domain/api/failure';
import { FailedPanel, type FailedPanelProps } from '@rugby/ui/layout/FailedPanel';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';

export interface FailurePanelProps extends Pick<FailedPanelProps, 'title' | 'variant' | 'children'> {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Replaces what could not be loaded: with the reason, and a retry unless it would be refused too. */
export function FailurePanel({ failure, onRetry, ...rest }: FailurePanelProps) {
  const words = useWords();
  return <FailedPanel {...rest} text={failureSentence(failure, words)} onRetry={canRetry(failure) ? onRetry : undefined} />;
}
