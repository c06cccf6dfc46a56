import { endPreRegistration, preRegister } from '@rugby/domain/contract/help/messages';
import { PreRegistrationForm } from '@rugby/ui/account/PreRegistrationForm';
import { PreRegistrationLayout } from '@rugby/ui/account/PreRegistrationLayout';
import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { PageTitle } from '@rugby/ui/layout/PageTitle';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { Snackbar } from '@rugby/ui/primitives/Snackbar';
import { createSnackbarQueue } from '@rugby/ui/primitives/snackbarQueue';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { Unsubscribe } from '../../shell/Unsubscribe.tsx';
import { useStores } from '../../stores/StoresContext.tsx';
import { formOutcome } from '@rugby/domain/i18n/formOutcome';

/** How long the message of a success stays, in milliseconds. */
const successMs = 5000;

/** `/pre-registration`: the list for the next season, and the way off it with the token of the confirmation. Public. */
export function PreRegistrationPage() {
  const { api, edition } = useStores();
  const words = useWords();
  const [queue] = useState(createSnackbarQueue);
  const token = new URLSearchParams(useLocation().search).get('unsubscribe');
  const leave = useCallback(() => api.send(endPreRegistration, { params: { token: token ?? '' } }), [api, token]);
  return (
    <PageLayout header={<GameHeader />} footer={<SiteFooter edition={edition} />}>
      <PreRegistrationLayout edition={edition}>
        {token === null ? (
          <>
            <PageTitle title={words('messages.preRegistration.heading')}>{words('messages.preRegistration.text')}</PageTitle>
            <PreRegistrationForm
              onSend={async (answers) => {
                const outcome = await api.send(preRegister, { body: { ...answers, game: edition.playedGame } });
                const text = words('messages.preRegistration.success');
                if (outcome.ok) queue.show({ text, tone: 'positive' }, { timeout: successMs });
                return formOutcome(outcome, words);
              }}
            />
          </>
        ) : (
          <>
            <PageTitle title={words('messages.preRegistration.title')} />
            <Unsubscribe
              send={leave}
              pending={words('messages.preRegistration.leaving')}
              done={words('messages.preRegistration.left')}
            >
              {words('messages.preRegistration.leftText')}
            </Unsubscribe>
          </>
        )}
      </PreRegistrationLayout>
      <Snackbar queue={queue} />
    </PageLayout>
  );
}
