import { isRefusedWith, type Outcome } from '@rugby/domain/api/failure';
import { inviteSuccessTime } from '@rugby/domain/stores/leagues/leagueTimes';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';
import { useStores } from '../../stores/StoresContext.tsx';

/** The messages of the pages of leagues. */
export function useLeagueMessages() {
  const { messages } = useStores().leagues.value;
  const words = useWords();
  const succeed = (text: string) => void messages.show({ text, tone: 'positive' }, { timeout: inviteSuccessTime });
  const fail = (text: string) => void messages.show({ text, tone: 'negative' });
  const reportLoss = (outcome: Outcome<unknown>) => {
    if (!outcome.ok && isRefusedWith(outcome.failure, 403)) fail(failureSentence(outcome.failure, words));
  };
  return {
    succeed,
    fail,
    /** Shows why an action was refused for want of rights: the page reads the league anew, and the place of the action may be gone. */
    reportLoss,
    /** Shows what was done, or why it failed; answers whether it was done. */
    report: (outcome: Outcome<unknown>, success: string): boolean => {
      if (outcome.ok) succeed(success);
      else fail(failureSentence(outcome.failure, words));
      return outcome.ok;
    },
    /** Shows what was done; answers why it failed, for a place that shows it itself. */
    sentenceOf: (outcome: Outcome<unknown>, success: string): string | undefined => {
      if (outcome.ok) succeed(success);
      reportLoss(outcome);
      return outcome.ok ? undefined : failureSentence(outcome.failure, words);
    },
  };
}
