import { useWords } from '@rugby/ui/words/WordsProvider';
import { useEffect } from 'react';
import { useMyTeam } from '../useMyTeam.ts';
import { followRoundStart } from './followRoundStart.ts';

/** Transfers in a started round begin with a message. What to do next stands in the game bar, on a phone over the pitch. [G-369] */
export function useRoundStarted(): void {
  const { messages, season, transfers } = useMyTeam();
  const words = useWords();
  useEffect(() => followRoundStart({ messages, season, transfers }, words), [messages, season, transfers, words]);
}
