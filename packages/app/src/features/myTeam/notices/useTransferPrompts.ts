import type { WordKey } from '@rugby/domain/i18n/keys';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { messages } from './messages.ts';
import type { MyTeamStores } from '../../../stores/Stores.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** Milliseconds that a prompt is shown; the bar shows it longer. */
const passing = 8000;

/** Shows each new prompt as a message, until it is answered or cancelled. [G-264, G-369 to G-372] */
export function useTransferPrompts(): void {
  const stores = useMyTeam();
  const words = useWords();
  useEffect(() => {
    let shown: string | undefined;
    const stop = reaction(
      () => promptOf(stores),
      (prompt) => {
        if (shown !== undefined) messages.close(shown);
        shown = prompt && messages.show({ tone: 'default', text: words(prompt) }, { timeout: passing });
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      if (shown !== undefined) messages.close(shown);
    };
  }, [stores, words]);
}

/** Transfers in a started round begin with a warning, since it locks some of the players. */
function promptOf({ boosters, choice, season, transfers }: MyTeamStores): WordKey | undefined {
  if (boosters.prompt === 'player') return choice.playerId === null ? 'boosters.prompt.player' : undefined;
  if (boosters.prompt === 'players') return transfers.transfers.length === 0 ? 'boosters.prompt.players' : undefined;
  if (!transfers.isWaiting) return undefined;
  return season.currentRound?.status === 'playing' ? 'transfers.roundStarted' : 'transfers.prompt.choose';
}
