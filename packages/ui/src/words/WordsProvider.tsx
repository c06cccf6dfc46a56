import type { Words } from '@rugby/domain/i18n/keys';
import { createContext, use, type ReactNode } from 'react';

export interface WordsProviderProps {
  /** Answers the sentence of a key in the reader's language. */
  readonly words: Words;
  readonly children: ReactNode;
}

/** Gives every component inside its words. The site fills it from the published catalog, Storybook from the same files. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The words of the reader's language. Refuses to work outside of a `WordsProvider`, where a page would stay without any. */
export function useWords(): Words {
  const words = use(WordsContext);
  if (words === undefined) throw new Error('useWords needs a WordsProvider around it');
  return words;
}

const WordsContext = createContext<Words | undefined>(undefined);
