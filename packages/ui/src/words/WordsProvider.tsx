import type { Words } from '@rugby/domain/i18n/keys';
import { createContext, use, type ReactNode } from 'react';

export interface WordsProviderProps {
  /** Returns the sentence of a key in the user's language. */
  readonly words: Words;
  readonly children: ReactNode;
}

/** Provides words to all components. The app uses the published catalog, Storybook the same files. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The words of the user's language. Throws outside a `WordsProvider`. */
export function useWords(): Words {
  const words = use(WordsContext);
  if (words === undefined) throw new Error('useWords needs a WordsProvider around it');
  return words;
}

const WordsContext = createContext<Words | undefined>(undefined);
