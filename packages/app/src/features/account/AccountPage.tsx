import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { AccountLayout } from '@rugby/ui/account/AccountLayout';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { lazyDialog } from '@rugby/ui/lazy/lazyDialog';
import { useStores } from '../../stores/StoresContext.tsx';
import { Messages } from '../team/Messages.tsx';
import { AccountSections } from './AccountSections.tsx';
import { accountLinks } from './accountSections.ts';
import { useLeaveAccount } from './useLeaveAccount.ts';

const LeaveWithChanges = lazyDialog(async () => (await import('@rugby/ui/modals/LeaveWithChanges')).LeaveWithChanges);

/** `/account`: the user's own account. */
export const AccountPage = observer(function AccountPage() {
  const { edition, session, account } = useStores();
  const { account: store, messages } = account.value;
  const words = useWords();
  const { isAsked, confirm, cancel, trackSection } = useLeaveAccount();
  useEffect(() => {
    void store.sessions.load();
    void store.preview.load();
  }, [store]);
  const { pageUser: user } = session;
  if (user === null) return null;
  return (
    <>
      <PageLayout header={<GameHeader />} footer={<SiteFooter edition={edition} />}>
        <AccountLayout
          name={user.displayName}
          email={user.email}
          {...(user.avatar !== null && { avatar: user.avatar })}
          links={accountLinks(words)}
        >
          <AccountSections user={user} onDirtyChange={trackSection} />
        </AccountLayout>
      </PageLayout>
      <Messages queue={messages} />
      {isAsked && <LeaveWithChanges changes="lost" onLeave={confirm} onStay={cancel} onGiveUp={cancel} />}
    </>
  );
});
