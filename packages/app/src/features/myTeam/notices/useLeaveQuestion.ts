import { autorun } from 'mobx';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useMyTeam } from '../useMyTeam.ts';

export interface LeaveQuestion {
  readonly isAsked: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Asks before the team page is left with unsaved changes, inside the site and out of it. Signing out leaves unasked. [G-231, G-232] */
export function useLeaveQuestion(): LeaveQuestion {
  const { page, session } = useMyTeam();
  const blocker = useBlocker(() => session.user !== null && page.blocksNavigation);
  useEffect(
    () =>
      autorun(() => {
        if (page.blocksNavigation) addEventListener('beforeunload', hold);
        else removeEventListener('beforeunload', hold);
      }),
    [page],
  );
  useEffect(() => () => removeEventListener('beforeunload', hold), []);
  return {
    isAsked: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}

function hold(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
