import { autorun } from 'mobx';
import { useEffect } from 'react';
import { useSiteHistory } from '../../../site/router/HistoryContext.ts';
import { useMyTeam } from '../useMyTeam.ts';

export interface LeaveQuestion {
  readonly isAsked: boolean;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Asks before leaving the team page with unsaved changes, inside the site and out of it. Signing out does not ask. [G-231, G-232] */
export function useLeaveQuestion(): LeaveQuestion {
  const { page, session } = useMyTeam();
  const history = useSiteHistory();
  useEffect(() => history.block(() => session.user !== null && page.blocksNavigation), [history, page, session]);
  useEffect(
    () =>
      autorun(() => {
        if (page.blocksNavigation) addEventListener('beforeunload', preventUnload);
        else removeEventListener('beforeunload', preventUnload);
      }),
    [page],
  );
  useEffect(() => () => removeEventListener('beforeunload', preventUnload), []);
  return { isAsked: history.isAsking, confirm: history.proceed, cancel: history.stay };
}

function preventUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
