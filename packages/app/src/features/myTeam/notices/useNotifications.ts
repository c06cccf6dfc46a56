import { useWords } from '@rugby/ui/words/WordsProvider';
import { useEffect, useState } from 'react';
import { useMyTeam } from '../useMyTeam.ts';
import { followNotifications } from './followNotifications.ts';

/** Shows refusals and receipts as messages, and answers the text of edits for screen readers. */
export function useNotifications(): string {
  const stores = useMyTeam();
  const words = useWords();
  const [spoken, setSpoken] = useState('');
  useEffect(() => followNotifications(stores, words, setSpoken), [stores, words]);
  return spoken;
}
