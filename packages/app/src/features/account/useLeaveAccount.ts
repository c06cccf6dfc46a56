import { useCallback, useEffect, useRef, useState } from 'react';
import { useSiteHistory } from '../../site/router/HistoryContext.ts';
import { useAskBeforeUnload } from '../../site/useAskBeforeUnload.ts';
import { useStores } from '../../stores/StoresContext.tsx';

/** Which sections hold changes that are not saved, and the question before leaving them. */
export interface LeaveAccount {
  readonly isAsked: boolean;
  readonly confirm: () => void;
  readonly cancel: () => void;
  /** Returns the callback that a section calls with whether it holds changes; the same function each time. */
  readonly trackSection: (section: string) => (isDirty: boolean) => void;
}

/** Asks before leaving the page with changes that are not saved, inside the site and out of it. Logging out does not ask. */
export function useLeaveAccount(): LeaveAccount {
  const { session } = useStores();
  const history = useSiteHistory();
  const dirty = useRef(new Set<string>());
  const [trackers] = useState(() => new Map<string, (isDirty: boolean) => void>());
  useEffect(() => history.block(() => session.user !== null && dirty.current.size > 0), [history, session]);
  useAskBeforeUnload(() => dirty.current.size > 0);
  const trackSection = useCallback(
    (section: string) => {
      const known = trackers.get(section);
      if (known !== undefined) return known;
      const tracker = (isSectionDirty: boolean) => {
        if (isSectionDirty) dirty.current.add(section);
        else dirty.current.delete(section);
      };
      trackers.set(section, tracker);
      return tracker;
    },
    [trackers],
  );
  return { isAsked: history.isAsking, confirm: history.proceed, cancel: history.stay, trackSection };
}
