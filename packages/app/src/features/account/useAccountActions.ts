import type { Failure, Outcome } from '@rugby/domain/api/failure';
import type { AccountChange } from '@rugby/domain/contract/account/account';
import type { WordKey } from '@rugby/domain/i18n/keys';
import type { ExportFormat } from '@rugby/ui/account/AccountData';
import { type FormOutcome, formOutcome } from '@rugby/domain/i18n/formOutcome';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';
import { focusHeading } from '../../site/router/focusHeading.ts';
import { useStores } from '../../stores/StoresContext.tsx';

/** Milliseconds until the message of a success closes by itself. */
const shown = 6000;

/** What the sections of the account page do, each success with its message. */
export function useAccountActions() {
  const stores = useStores().account.value;
  const { account, messages } = stores;
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
    /** Leaves the deletion: back to the head of the page. */
    keep: (): void => {
      focusHeading()();
      scrollTo({ top: 0 });
    },
    deactivate: async (password: string): Promise<FormOutcome> => formOutcome(await account.deactivate(password), words),
    download: async (format: ExportFormat): Promise<string | undefined> => {
      const file = import('./downloadExport.ts').catch(() => undefined);
      const [outcome, code] = await Promise.all([account.export(), file]);
      if (!outcome.ok) return reasonOf(outcome.failure);
      if (code === undefined) return words('common.errors.offline');
      const downloaded = await code.downloadExport(outcome.value, { format, name: words('account.data.fileName') }, stores);
      if (!downloaded.ok) return reasonOf(downloaded.failure);
      announce(downloaded, 'account.success.export');
      return undefined;
    },
  };

  function announceOrFail(outcome: Outcome<unknown>, success: WordKey): void {
    const reason = outcome.ok ? undefined : reasonOf(outcome.failure);
    if (reason !== undefined) messages.show({ text: reason, tone: 'negative' });
    announce(outcome, success);
  }

  /** Nothing when the session has ended: the login dialog opens. */
  function reasonOf(failure: Failure): string | undefined {
    return failure.kind === 'signed-out' ? undefined : failureSentence(failure, words);
  }
}
