import type { Cup } from '@rugby/domain/game/model/contest';
import { ShareText, type ShareTextProps } from '../../leagues/ShareText/ShareText.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { cupText } from './cupText.ts';

export interface ShareCupProps extends Pick<ShareTextProps, 'onCopy'> {
  readonly cup: Cup;
  /** The name of the league. */
  readonly league: string;
  /** The address of the cup. */
  readonly url: string;
  /** Shares a text and the address by the device's own way; left out where there is none. */
  readonly onShare?: ((text: string) => void) | undefined;
}

/** Shares how a cup stands. */
export function ShareCup({ cup, league, url, onCopy, onShare }: ShareCupProps) {
  const words = useWords();
  const text = cupText(cup, league, words);
  return <ShareText text={`${text}\n${url}`} onCopy={onCopy} onShare={onShare && (() => onShare(text))} />;
}
