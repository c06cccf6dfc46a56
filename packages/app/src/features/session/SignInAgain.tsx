import type { AuthSection } from '@rugby/ui/account/AuthDialog';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStores } from '../../stores/StoresContext.tsx';
import { AuthOverlay } from './AuthOverlay.tsx';

/** The login dialog on the page on which the session expired; the page keeps its state. Closing it leaves the page. [B5] */
export const SignInAgain = observer(function SignInAgain() {
  const { session } = useStores();
  const words = useWords();
  const [section, setSection] = useState<AuthSection>('login');
  return (
    <AuthOverlay
      section={section}
      onSectionChange={setSection}
      reason={words('auth.dialog.sessionEnded')}
      onEntered={() => {}}
      onClose={session.endVisit}
    />
  );
});
