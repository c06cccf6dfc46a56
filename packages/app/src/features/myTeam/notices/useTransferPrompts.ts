import type { WordKey } from '@rugby/domain/i18n/keys';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { messages } from './messages.ts';
import type { MyTeamStores } from '../../../stores/Stores.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** Milliseconds that a prompt lies over the page; the bar goes on saying it. */
const passing = 8000;

/** Says what is asked for, as soon as it is asked; it goes when it is done or given up. [G-264, G-369 to G-372] */
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

/** A started round is told of where transfers begin, since it locks some of the players. */
function promptOf({ boosters, choice, season, transfers }: MyTeamStores): WordKey | undefined {
  if (boosters.prompt === 'player') return choice.playerId === null ? 'boosters.prompt.player' : undefined;
  if (boosters.prompt === 'players') return transfers.transfers.length === 0 ? 'boosters.prompt.players' : undefined;
  if (!transfers.isWaiting) return undefined;
  return season.currentRound?.status === 'playing' ? 'transfers.roundStarted' : 'transfers.prompt.choose';
}
