import { autorun } from 'mobx';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useMyTeam } from '../useMyTeam.ts';

export interface LeaveQuestion {
  readonly isAsked: boolean;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Asks before leaving the team page with unsaved changes, inside the site and out of it. Signing out does not ask. [G-231, G-232] */
export function useLeaveQuestion(): LeaveQuestion {
  const { page, session } = useMyTeam();
  const blocker = useBlocker(() => session.user !== null && page.blocksNavigation);
  useEffect(
    () =>
      autorun(() => {
        if (page.blocksNavigation) addEventListener('beforeunload', preventUnload);
        else removeEventListener('beforeunload', preventUnload);
      }),
    [page],
  );
  useEffect(() => () => removeEventListener('beforeunload', preventUnload), []);
  return {
    isAsked: blocker.state === 'blocked',
    confirm: () => blocker.proceed?.(),
    cancel: () => blocker.reset?.(),
  };
}

function preventUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
