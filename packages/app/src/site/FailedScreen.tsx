import type { Failure } from '@rugby/domain/api/failure';
import { ScreenMessage } from '@rugby/ui/layout/ScreenMessage';
import { Button } from '@rugby/ui/primitives/Button';
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
  return (
    <ScreenMessage
      title={title}
      action={
        <Button variant="primary-on-brand" size="lg" icon="retry" onPress={onRetry}>
          {words('common.actions.retry')}
        </Button>
      }
    >
      {failureSentence(failure, words)}
    </ScreenMessage>
  );
}
