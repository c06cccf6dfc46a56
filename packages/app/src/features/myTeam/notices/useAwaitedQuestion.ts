import { useEffect, useState } from 'react';
import { useMyTeam } from '../useMyTeam.ts';
import { Overlays } from './lazyOverlays.ts';

/**
 * Whether the page is about to ask about a stored draft: Keep would replace what is edited meanwhile. False once the question is loaded, or
 * cannot be. To be called in an observer. [B5]
 */
export function useAwaitedQuestion(): boolean {
  const { page } = useMyTeam();
  const isOffered = page.offeredDraft !== undefined;
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (!isOffered) return;
    const settle = () => setIsSettled(true);
    Overlays.load().then(settle, settle);
  }, [isOffered]);
  return isOffered && !isSettled;
}
