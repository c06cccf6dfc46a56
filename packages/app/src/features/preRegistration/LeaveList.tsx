import type { Failure } from '@rugby/domain/api/failure';
import { endPreRegistration } from '@rugby/domain/contract/help/messages';
import { Button } from '@rugby/ui/primitives/Button';
import { ResultBanner } from '@rugby/ui/primitives/ResultBanner';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { useEffect, useState } from 'react';
import { failureSentence } from '../../site/failureSentence.ts';
import { useStores } from '../../stores/StoresContext.tsx';

export interface LeaveListProps {
  /** From the link of the confirmation. */
  readonly token: string;
}

/** Takes the address off the list as soon as it is opened: the press was on the link of the mail. Mail programs open links without scripts. */
export function LeaveList({ token }: LeaveListProps) {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} token={token} onAgain={() => setAttempt(attempt + 1)} />;
}

function Attempt({ token, onAgain }: LeaveListProps & { readonly onAgain: () => void }) {
  const { api } = useStores();
  const words = useWords();
  const [state, setState] = useState<'leaving' | 'left' | Failure>('leaving');
  useEffect(() => {
    void api.send(endPreRegistration, { params: { token } }).then((outcome) => setState(outcome.ok ? 'left' : outcome.failure));
  }, [api, token]);
  if (state === 'leaving') return <output>{words('messages.preRegistration.leaving')}</output>;
  if (state === 'left')
    return (
      <ResultBanner tone="positive" title={words('messages.preRegistration.left')}>
        {words('messages.preRegistration.leftText')}
      </ResultBanner>
    );
  return (
    <ResultBanner tone="negative" title={failureSentence(state, words)}>
      <Button variant="outline" onPress={onAgain}>
        {words('messages.preRegistration.again')}
      </Button>
    </ResultBanner>
  );
}
