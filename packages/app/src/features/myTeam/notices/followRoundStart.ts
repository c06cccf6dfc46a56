import type { Words } from '@rugby/domain/i18n/keys';
import { reaction } from 'mobx';
import type { MyTeamStores } from '../../../stores/Stores.ts';

type UsedStores = Pick<MyTeamStores, 'messages' | 'season' | 'transfers'>;

/** Milliseconds that the message is shown. [G-126] */
const passing = 8000;

/**
 * Transfers in a started round begin with a message, since some of the players are locked; it closes with the first transfer or when the mode
 * is left. Follows the mode until the returned function is called. [G-264, G-369]
 */
export function followRoundStart({ messages, season, transfers }: UsedStores, words: Words): () => void {
  let shown: string | undefined;
  const close = () => {
    if (shown !== undefined) messages.close(shown);
  };
  const stop = reaction(
    () => transfers.isWaiting && season.currentRound?.status === 'playing',
    (isDue) => {
      close();
      shown = isDue ? messages.show({ tone: 'default', text: words('transfers.roundStarted') }, { timeout: passing }) : undefined;
    },
    { fireImmediately: true },
  );
  return () => {
    stop();
    close();
  };
}
