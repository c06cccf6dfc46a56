import { endReminders } from '@rugby/domain/contract/account/reminders';
import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { PageTitle } from '@rugby/ui/layout/PageTitle';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { Link } from '@rugby/ui/primitives/Link';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { Unsubscribe } from '../../shell/Unsubscribe.tsx';
import { paths, urlOf } from '../../site/paths.ts';
import { useStores } from '../../stores/StoresContext.tsx';

/** `/reminders`: what reminders are, and the way out of them with the token of a mail. Public. [B15] */
export function RemindersPage() {
  const { api, edition } = useStores();
  const words = useWords();
  const token = new URLSearchParams(useLocation().search).get('unsubscribe');
  const send = useCallback(() => api.send(endReminders, { params: { token: token ?? '' } }), [api, token]);
  const account = <Link href={`${urlOf(edition, paths.account)}#notifications`}>{words('messages.reminders.account')}</Link>;
  return (
    <PageLayout header={<GameHeader />} footer={<SiteFooter edition={edition} />}>
      <PageTitle title={words('messages.reminders.title')}>{words('messages.reminders.text')}</PageTitle>
      {token === null ? (
        account
      ) : (
        <Unsubscribe send={send} pending={words('messages.reminders.pending')} done={words('messages.reminders.done')}>
          {words('messages.reminders.doneText')}
          {account}
        </Unsubscribe>
      )}
    </PageLayout>
  );
}
