import { useWords } from '@rugby/ui/words/WordsProvider';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { messages } from './messages.ts';
import { useMyTeam } from '../useMyTeam.ts';
import { messageOf, spokenEdit } from '../../team/notificationWords.ts';

/** Milliseconds that a receipt stays; refusals stay until they are closed. [G-126] */
const passing = 5000;

/** Tells the fan what became of each edit and save: refusals and receipts in sight, edits to a screen reader. Answers what to speak. */
export function useNotifications(): string {
  const { editor, season } = useMyTeam();
  const words = useWords();
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    let shown: string | undefined;
    return reaction(
      () => editor.notification,
      (news) => {
        const { world } = season;
        if (news === undefined || world === undefined) return;
        if (shown !== undefined) messages.close(shown);
        if (news.kind === 'refused' || news.kind === 'saved')
          shown = messages.show(messageOf(news, world, words), news.kind === 'saved' ? { timeout: passing } : {});
        else setSpoken(spokenEdit(news, world, words));
      },
    );
  }, [editor, season, words]);
  return spoken;
}
