import { SuccessModal } from '@rugby/ui/modals/SuccessModal';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { useStores } from '../stores/StoresContext.tsx';

/** Says on the page that follows a deletion that the account is gone. */
export function AccountDeleted() {
  const { session } = useStores();
  const words = useWords();
  return <SuccessModal message={words('account.success.deleted')} onClose={session.discardDeletionNotification} />;
}
