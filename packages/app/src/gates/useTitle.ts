import { useWords } from '@rugby/ui/words/WordsProvider';
import { useEffect } from 'react';
import type { PageWord } from '../site/pageWord.ts';
import { useStores } from '../stores/StoresContext.tsx';
import { documentTitle } from './documentTitle.ts';

/** Gives the document the title of a page. It changes in the next frame, after the page. */
export function useTitle(title: PageWord | null): void {
  const { edition } = useStores();
  const words = useWords();
  const text = documentTitle(title, edition, words);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      document.title = text;
    });
    return () => cancelAnimationFrame(frame);
  }, [text]);
}
