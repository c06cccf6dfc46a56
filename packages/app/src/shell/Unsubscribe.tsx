import { canRetry, type Failure, isSafeModeRefusal, type Outcome } from '@rugby/domain/api/failure';
import { Button } from '@rugby/ui/primitives/Button';
import { ResultBanner } from '@rugby/ui/primitives/ResultBanner';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { type ReactNode, useEffect, useState } from 'react';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';

export interface UnsubscribeProps {
  /** Ends the mails. Must be the same function at each render. */
  readonly send: () => Promise<Outcome<object>>;
  readonly pending: string;
  readonly done: string;
  /** What follows from it, and where to go next. */
  readonly children: ReactNode;
}

/** Ends mails of a kind as soon as it is opened: the press was on the link of the mail. Mail programs open links without scripts. */
export function Unsubscribe(props: UnsubscribeProps) {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} {...props} isRepeated={attempt > 1} onAgain={() => setAttempt(attempt + 1)} />;
}

interface AttemptProps extends UnsubscribeProps {
  /** Whether it was asked for by a button, whose focus the result takes. */
  readonly isRepeated: boolean;
  readonly onAgain: () => void;
}

function Attempt({ send, pending, done, children, isRepeated, onAgain }: AttemptProps) {
  const words = useWords();
  const [state, setState] = useState<'pending' | 'done' | Failure>('pending');
  useEffect(() => {
    void send().then((outcome) => setState(outcome.ok ? 'done' : outcome.failure));
  }, [send]);
  if (state === 'pending') return <output>{pending}</output>;
  if (state === 'done')
    return (
      <ResultBanner replacesForm={isRepeated} tone="positive" title={done}>
        {children}
      </ResultBanner>
    );
  return (
    <ResultBanner
      replacesForm={isRepeated}
      tone="negative"
      title={isSafeModeRefusal(state) ? words('messages.notNow') : failureSentence(state, words)}
    >
      {canRetry(state) && (
        <Button variant="outline" onPress={onAgain}>
          {words('common.actions.retry')}
        </Button>
      )}
    </ResultBanner>
  );
}
