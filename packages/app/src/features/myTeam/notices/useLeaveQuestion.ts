import { autorun } from 'mobx';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useBuilder } from '../useMyTeam.ts';

export interface LeaveQuestion {
  readonly isAsked: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Asks before the team builder is left with unsaved changes, inside the site and out of it. Signing out leaves unasked. [G-231, G-232] */
export function useLeaveQuestion(): LeaveQuestion {
  const { builder, session } = useBuilder();
  const blocker = useBlocker(() => session.user !== null && builder.blocksNavigation);
  useEffect(
    () =>
      autorun(() => {
        if (builder.blocksNavigation) addEventListener('beforeunload', hold);
        else removeEventListener('beforeunload', hold);
      }),
    [builder],
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
