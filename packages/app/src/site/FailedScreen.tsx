import type { Failure } from '@rugby/domain/api/failure';
import { FailedPanel } from '@rugby/ui/layout/FailedPanel';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';

export interface FailedScreenProps {
  readonly title: string;
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Shown instead of a screen whose data could not be loaded, with the reason and a way to try again. */
export function FailedScreen({ title, failure, onRetry }: FailedScreenProps) {
  const words = useWords();
  return <FailedPanel variant="page" title={title} text={failureSentence(failure, words)} onRetry={onRetry} />;
}
