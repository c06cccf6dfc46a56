import { useWords } from '@rugby/ui/words/WordsProvider';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useMyTeam } from '../useMyTeam.ts';

/** Milliseconds that the message is shown. [G-126] */
const passing = 8000;

/**
 * Transfers in a started round begin with a message, since some of the players are locked; it closes with the first transfer or when the mode
 * is left. What to do next stands in the game bar, on a phone over the pitch. [G-264, G-369]
 */
export function useRoundStarted(): void {
  const { messages, season, transfers } = useMyTeam();
  const words = useWords();
  useEffect(() => {
    let shown: string | undefined;
    const close = () => {
      if (shown !== undefined) messages.close(shown);
    };
    const stop = reaction(
      () => transfers.isWaiting && season.currentRound?.status === 'playing',
      (isDue) => {
        close();
        shown = isDue
          ? messages.show({ tone: 'default', text: words('transfers.roundStarted') }, { timeout: passing })
          : undefined;
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      close();
    };
  }, [messages, season, transfers, words]);
}
