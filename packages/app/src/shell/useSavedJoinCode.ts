import { joinPath, joinPathOf } from '@rugby/domain/game/leagues/joinPath';
import { savedCodeDelay } from '@rugby/domain/stores/leagues/leagueTimes';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStores } from '../stores/StoresContext.tsx';

/**
 * Leads a signed-in user to the league whose link was followed before signing in, one second after the session is there. It needs an observer
 * around it.
 */
export function useSavedJoinCode(follow: (href: string) => void): void {
  const { joinCode, session } = useStores();
  const { pathname } = useLocation();
  const { visitId } = session;
  const latest = useRef({ follow, pathname });
  useEffect(() => {
    latest.current = { follow, pathname };
  });
  useEffect(() => {
    if (visitId === undefined) return undefined;
    const timer = setTimeout(() => {
      const saved = joinCode.read();
      if (saved === undefined || latest.current.pathname.startsWith(`${joinPath}/`)) return;
      latest.current.follow(`${saved.path}${joinPathOf(saved.code)}/`);
    }, savedCodeDelay);
    return () => clearTimeout(timer);
  }, [visitId, joinCode]);
}
