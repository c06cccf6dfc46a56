import { createSnackbarQueue } from '@rugby/ui/primitives/snackbarQueue';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { Messages } from '../team/Messages.tsx';
import { reasonsInWords } from '../team/notificationWords.ts';
import type { WhatIfStores } from '../../stores/Stores.ts';

/** Shows why a change was refused, until the next change. */
export function WhatIfRefusals({ whatIf, editor }: WhatIfStores) {
  const words = useWords();
  const [queue] = useState(createSnackbarQueue);
  useEffect(() => {
    let shown: string | undefined;
    return reaction(
      () => editor.refusals,
      (refusals) => {
        const { whatIfRound } = whatIf;
        if (shown !== undefined) queue.close(shown);
        if (whatIfRound === undefined || refusals.length === 0) return;
        shown = queue.show({ tone: 'warning', text: reasonsInWords(refusals, whatIfRound.world, words).join(' ') });
      },
    );
  }, [whatIf, editor, queue, words]);
  return <Messages queue={queue} />;
}
