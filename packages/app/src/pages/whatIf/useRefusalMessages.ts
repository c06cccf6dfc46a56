import { createSnackbarQueue } from '@rugby/ui/primitives/Snackbar';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { reasonsInWords } from '../myTeam/newsWords.ts';
import type { WhatIf } from './useWhatIf.ts';

/** The messages at the foot of the sandbox. */
export const refusalMessages = createSnackbarQueue();

/** Says why an attempt was refused; the reason goes with the next attempt, and with the page. */
export function useRefusalMessages({ whatIf, desk }: WhatIf): void {
  const words = useWords();
  useEffect(() => {
    let shown: string | undefined;
    const close = () => shown !== undefined && refusalMessages.close(shown);
    const stop = reaction(
      () => desk.refusals,
      (refusals) => {
        const { sandbox } = whatIf;
        close();
        if (sandbox === undefined || refusals.length === 0) return;
        shown = refusalMessages.show({ tone: 'warning', text: reasonsInWords(refusals, sandbox.world, words).join(' ') });
      },
    );
    return () => {
      stop();
      close();
    };
  }, [whatIf, desk, words]);
}
