import { useEffect, useState } from 'react';
import { useMyTeam } from '../useMyTeam.ts';
import { Overlays } from './lazyOverlays.ts';

/**
 * Whether the page is about to ask about a stored draft: Keep would replace what is edited meanwhile. False once the question is loaded. One that
 * cannot be loaded is answered when the user does without it. To be called in an observer. [B5]
 */
export function useAwaitedQuestion(): boolean {
  const { page } = useMyTeam();
  const isOffered = page.offeredDraft !== undefined;
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (!isOffered) return;
    Overlays.load().then(
      () => setIsSettled(true),
      () => undefined,
    );
  }, [isOffered]);
  return isOffered && !isSettled;
}
