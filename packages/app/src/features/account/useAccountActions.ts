import type { Outcome } from '@rugby/domain/api/failure';
import type { AccountChange } from '@rugby/domain/contract/account/account';
import { csvOf, jsonOf } from '@rugby/domain/game/account/exportFiles';
import type { WordKey } from '@rugby/domain/i18n/keys';
import type { ExportFormat } from '@rugby/ui/account/AccountData';
import type { FormOutcome } from '@rugby/ui/account/AuthDialog';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { failureSentence } from '../../site/failureSentence.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { formOutcome } from '../session/formOutcome.ts';
import { downloadFile } from '../../site/downloadFile.ts';

/** Milliseconds until the message of a success closes by itself. */
const shown = 6000;
const types = { json: 'application/json', csv: 'text/csv;charset=utf-8' } as const;

/** What the sections of the account page do, each success with its message. */
export function useAccountActions() {
  const { account, messages } = useStores().account.value;
  const words = useWords();

  function announce(outcome: Outcome<unknown>, success: WordKey): FormOutcome {
    if (outcome.ok) messages.show({ text: words(success), tone: 'positive' }, { timeout: shown });
    return formOutcome(outcome, words);
  }

  return {
    save: async (change: AccountChange, success: WordKey): Promise<FormOutcome> =>
      announce(await account.update(change), success),
    endSession: async (id: number) => announceOrFail(await account.endSession(id), 'account.success.session'),
    endOtherSessions: async () => announceOrFail(await account.endOtherSessions(), 'account.success.sessions'),
    deactivate: async (password: string): Promise<FormOutcome> => formOutcome(await account.deactivate(password), words),
    download: async (format: ExportFormat): Promise<string | undefined> => {
      const outcome = await account.export();
      if (!outcome.ok) return failureSentence(outcome.failure, words);
      const text = format === 'json' ? jsonOf(outcome.value) : csvOf(outcome.value);
      downloadFile(`${words('account.data.fileName')}.${format}`, types[format], text);
      announce(outcome, 'account.success.export');
      return undefined;
    },
  };

  function announceOrFail(outcome: Outcome<unknown>, success: WordKey): void {
    if (!outcome.ok) messages.show({ text: failureSentence(outcome.failure, words), tone: 'negative' });
    announce(outcome, success);
  }
}
