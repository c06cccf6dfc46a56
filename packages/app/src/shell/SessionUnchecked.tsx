import { CrashPanel } from '@rugby/ui/layout/CrashPanel';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { useEffect } from 'react';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';
import { focusHeading } from '../site/router/focusHeading.ts';
import { useStores } from '../stores/StoresContext.tsx';

/** Replaces a page that needs a session while the server could not say whether there is one: says why, and asks again. */
export function SessionUnchecked() {
  const { session } = useStores();
  const words = useWords();
  useEffect(focusHeading, []);
  return (
    <CrashPanel
      title={words('common.errors.notChecked')}
      text={session.failure === undefined ? '' : failureSentence(session.failure, words)}
      reloadLabel={words('common.actions.retry')}
      onReload={() => void session.check()}
    />
  );
}
