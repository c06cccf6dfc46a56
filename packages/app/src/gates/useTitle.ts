import { useWords } from '@rugby/ui/words/WordsProvider';
import { useEffect } from 'react';
import { type PageWord, wordForPage } from '../site/pageWord.ts';
import { useStores } from '../stores/StoresContext.tsx';

/** The title of the document: that of the page before that of the edition. It changes in the next frame, after the page. */
export function useTitle(title: PageWord | null): void {
  const { edition } = useStores();
  const words = useWords();
  const text = title === null ? edition.title : `${words(wordForPage(title, edition))} – ${edition.title}`;
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      document.title = text;
    });
    return () => cancelAnimationFrame(frame);
  }, [text]);
}
