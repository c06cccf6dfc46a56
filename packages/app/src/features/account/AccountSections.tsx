import type { User } from '@rugby/domain/contract/account/user';
import { AccountData } from '@rugby/ui/account/AccountData';
import { AccountPart } from '@rugby/ui/account/AccountPart';
import { AccountSection } from '@rugby/ui/account/AccountSection';
import { ActiveSessions } from '@rugby/ui/account/ActiveSessions';
import { AvatarEditor } from '@rugby/ui/account/AvatarEditor';
import { ChangePassword } from '@rugby/ui/account/ChangePassword';
import { DeleteAccount } from '@rugby/ui/account/DeleteAccount';
import { EmailNotifications } from '@rugby/ui/account/EmailNotifications';
import { Button } from '@rugby/ui/primitives/Button';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';
import { useIsNarrow } from '../../site/useIsNarrow.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { accountLink, type AccountSectionId } from './accountSections.ts';
import { deletionEntries } from './deletionEntries.ts';
import { PersonalSection } from './PersonalSection.tsx';
import { useAccountActions } from './useAccountActions.ts';

export interface AccountSectionsProps {
  readonly user: User;
  /** Returns the callback of a section, called when it starts or stops holding unsaved changes. */
  readonly onDirtyChange: (section: AccountSectionId) => (isDirty: boolean) => void;
}

/** The sections of the account page, each saved on its own. */
export const AccountSections = observer(function AccountSections({ user, onDirtyChange }: AccountSectionsProps) {
  const { session, account } = useStores();
  const { sessions, preview } = account.value.account;
  const words = useWords();
  const isFolding = useIsNarrow();
  const { hash, key } = useLocation();
  const actions = useAccountActions();
  const section = (id: AccountSectionId) => {
    const { label, ...link } = accountLink(id, words);
    return { ...link, title: label, isFolding, namedBy: hash === `#${id}` ? key : undefined };
  };
  const errorOf = ({ request }: typeof sessions | typeof preview) =>
    request.state === 'error' ? failureSentence(request.failure, words) : undefined;
  return (
    <>
      <AccountSection {...section('personal')}>
        <PersonalSection user={user} onDirtyChange={onDirtyChange('personal')} />
      </AccountSection>
      <AccountSection {...section('notifications')}>
        <EmailNotifications
          stored={user}
          onSave={(changed) => actions.save(changed, 'account.success.notifications')}
          onDirtyChange={onDirtyChange('notifications')}
        />
      </AccountSection>
      <AccountSection {...section('avatar')}>
        <AvatarEditor
          name={user.displayName}
          {...(user.avatar !== null && { stored: user.avatar })}
          onSave={(avatar) => actions.save({ avatar }, 'account.success.avatar')}
          onRemove={() => actions.save({ avatar: null }, 'account.success.avatarRemoved')}
          onDirtyChange={onDirtyChange('avatar')}
        />
      </AccountSection>
      <AccountSection {...section('password')} lead={words('account.password.lead')}>
        <ChangePassword
          owner={user}
          onSave={({ password, currentPassword }) => actions.save({ password, currentPassword }, 'account.success.password')}
          onDirtyChange={onDirtyChange('password')}
        />
        <AccountPart title={words('account.sessions.title')}>
          <ActiveSessions
            sessions={sessions.value}
            now={new Date().toISOString()}
            error={errorOf(sessions)}
            onRetry={() => void sessions.load()}
            onEnd={actions.endSession}
            onEndOthers={actions.endOtherSessions}
          />
        </AccountPart>
      </AccountSection>
      <AccountSection {...section('data')} lead={words('account.data.lead')}>
        <AccountData onDownload={actions.download} />
      </AccountSection>
      <AccountSection {...section('logOut')} lead={words('account.logOut.lead')}>
        <Button variant="outline" icon="log-out" onPress={() => void session.logOut()}>
          {words('account.logOut.action')}
        </Button>
      </AccountSection>
      <AccountSection {...section('delete')} lead={words('account.delete.lead')}>
        <DeleteAccount
          preview={preview.value && deletionEntries(preview.value, words)}
          error={errorOf(preview)}
          onRetry={() => void preview.load()}
          onDownload={actions.download}
          onDelete={actions.deactivate}
          onKeep={actions.keep}
        />
      </AccountSection>
    </>
  );
});
