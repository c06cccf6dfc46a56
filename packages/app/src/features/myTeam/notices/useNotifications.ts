import { useWords } from '@rugby/ui/words/WordsProvider';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { messages } from './messages.ts';
import { useMyTeam } from '../useMyTeam.ts';
import { messageOf, spokenEdit } from '../../team/notificationWords.ts';

/** Milliseconds that a receipt stays; refusals stay until they are closed. [G-126] */
const passing = 5000;

/** Shows refusals and receipts as messages, and answers the text of edits for screen readers. */
export function useNotifications(): string {
  const { editor, season } = useMyTeam();
  const words = useWords();
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    let shown: string | undefined;
    return reaction(
      () => editor.notification,
      (notification) => {
        const { world } = season;
        if (notification === undefined || world === undefined) return;
        if (shown !== undefined) messages.close(shown);
        if (notification.kind === 'refused' || notification.kind === 'saved')
          shown = messages.show(messageOf(notification, world, words), notification.kind === 'saved' ? { timeout: passing } : {});
        else setSpoken(spokenEdit(notification, world, words));
      },
    );
  }, [editor, season, words]);
  return spoken;
}
