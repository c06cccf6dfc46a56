import { requestPasswordReset, resetPassword } from '@rugby/domain/contract/account/passwordReset';
import type { NewPasswordFields } from '@rugby/domain/game/session/passwordReset';
import { AuthDialog, type AuthSection } from '@rugby/ui/account/AuthDialog';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { squadMark } from '../../site/squadMark.ts';
import { use, useState } from 'react';
import { useIsOpen } from '../../shell/useIsOpen.ts';
import { timeOfDay } from '../../site/dayAndTime.ts';
import { useAskBeforeUnload } from '../../site/useAskBeforeUnload.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { useCountries } from './useCountries.ts';
import { squadsByName } from './squadsByName.ts';
import { useFollowedLeague } from './useFollowedLeague.ts';
import { useLoadedChoices } from './useLoadedChoices.ts';
import { termsUrl } from './termsUrl.ts';
import { type FormOutcome, formOutcome } from '@rugby/domain/i18n/formOutcome';
import { atFormFields, checksOf, registrationBody } from './registrationForm.ts';

const hour = 60 * 60 * 1000;

export interface AuthOverlayProps {
  readonly section: AuthSection;
  readonly onSectionChange: (section: AuthSection) => void;
  readonly onClose: () => void;
  /** Reason for the login, above its fields. */
  readonly reason?: string;
  /** The token of a link that sets a new password, for the section that does. */
  readonly token?: string;
  /** Called after login; on the landing page, which leads signed-in users on, it is left out. */
  readonly onEntered?: () => void;
}

/**
 * Login, registration and the sections for a forgotten password over the present page. A registration that is closed opens as it was left.
 * [A-053, G-020, G-330]
 */
export const AuthOverlay = observer(function AuthOverlay({ onEntered, token = '', ...props }: AuthOverlayProps) {
  const { api, edition, game, season, session, unsentForms } = useStores();
  // The landing page does not load them.
  use(game.load());
  const countries = useCountries();
  const isOpen = useIsOpen();
  const words = useWords();
  const leagueName = useFollowedLeague();
  const [worksUntil, setWorksUntil] = useState('');
  const [isPasswordSet, setPasswordSet] = useState(false);
  useAskBeforeUnload(() => unsentForms.registration !== undefined);
  const squadsFailure = useLoadedChoices(season.squads);

  /** Sends nothing in a browser that stores no cookies: the account would be created, and its session lost at once. */
  async function enter(send: () => ReturnType<typeof session.logIn>): Promise<FormOutcome> {
    if (!navigator.cookieEnabled) return { ok: false, common: words('auth.refusals.noCookies') };
    const answer = await send();
    if (answer.ok) onEntered?.();
    return formOutcome(answer, words);
  }

  async function askForLink(email: string) {
    const answer = await api.send(requestPasswordReset, { body: { email, edition: edition.id } });
    if (answer.ok) setWorksUntil(timeOfDay(new Date(Date.now() + hour).toISOString()));
    return formOutcome(answer, words);
  }

  /** The server ends every session of the user, so the one of this page ends too. */
  async function setPassword(password: NewPasswordFields) {
    const answer = await api.send(resetPassword, { body: { ...password, token } });
    if (answer.ok && session.pageUser !== null) session.endVisit();
    setPasswordSet(answer.ok);
    return formOutcome(answer, words);
  }

  return (
    <AuthDialog
      {...props}
      {...checksOf(api, words)}
      {...(isPasswordSet && { notice: words('auth.password.isSet') })}
      edition={edition}
      isRegistrationClosed={!isOpen('in-season')}
      leagueName={leagueName}
      unsentRegistration={unsentForms.registration}
      onRegistrationChange={(unsent) => {
        // The form changes once more after the registration has succeeded.
        if (session.user === null) unsentForms.registration = unsent;
      }}
      worksUntil={worksUntil}
      contactHref={`${edition.basePath}/help/contact-us`}
      onForgotPassword={askForLink}
      onResetPassword={setPassword}
      now={new Date().toISOString()}
      {...countries}
      termsHref={termsUrl(edition)}
      squadsFailure={squadsFailure}
      squads={squadsByName(season.squads.value).map((squad) => ({ id: squad.id, look: squadMark(edition, squad) }))}
      onLogIn={(values) => enter(() => session.logIn(values))}
      onRegister={async (values) => {
        const outcome = await enter(() => session.register(registrationBody(values, edition)));
        return atFormFields(outcome, edition);
      }}
    />
  );
});
