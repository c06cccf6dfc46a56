import type { Edition } from '@rugby/domain/editions';
import type { Words } from '@rugby/domain/i18n/keys';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import type { CountryChoices } from '../CountryField/CountryField.tsx';
import { AuthDialogAside } from './AuthDialogAside.tsx';
import { AuthDialogLogin } from './AuthDialogLogin.tsx';
import { AuthDialogRegistration } from './AuthDialogRegistration.tsx';
import type { SquadChoices } from './SquadField.tsx';
import { partOf } from './partOf.ts';
import { useRegistration, type RegistrationControls, type RegistrationPort } from './useRegistration.ts';
import { AuthDialogPassword, type SentLink } from './AuthDialogPassword.tsx';
import { AuthDialogSentHead } from './AuthDialogSent.tsx';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { type AuthSection, isPasswordSection, type LoginValues, type PasswordSection } from './authForm.ts';
import { useLogin } from './useLogin.ts';
import { type PasswordPort, usePasswordForms } from './usePasswordForms.ts';

export type { AnswerCheck, AuthSection, CheckedAnswer, LoginValues, RegistrationValues } from './authForm.ts';
export type { RegistrationState } from './registrationState.ts';
export type { SquadOption } from './SquadField.tsx';

export interface AuthDialogProps extends RegistrationPort, PasswordPort, SentLink, CountryChoices, SquadChoices {
  readonly edition: Edition;
  readonly section: AuthSection;
  readonly onSectionChange: (section: AuthSection) => void;
  readonly onLogIn: (values: LoginValues) => Promise<FormOutcome>;
  /** Whether registration is closed, so that the login does not lead there. */
  readonly isRegistrationClosed?: boolean;
  /** URL of the terms; without it the terms are plain text. */
  readonly termsHref?: string;
  /** Why the user has to log in, when another action asked for it. */
  readonly reason?: string;
  /** Name of the league that the user joins afterwards: they have followed its link. */
  readonly leagueName?: string | undefined;
  /** What was done before the login, such as setting a new password. */
  readonly notice?: string;
  readonly onClose: () => void;
}

/**
 * Log in, create an account, or set a new password. Typed values stay while the dialog is open, after errors and when the section
 * changes.
 */
export function AuthDialog({ edition, section, onSectionChange, onLogIn, reason, notice, onClose, ...rest }: AuthDialogProps) {
  const words = useWords();
  const {
    leagueName,
    countries,
    countriesFailure,
    squadsFailure,
    squads,
    termsHref,
    onForgotPassword,
    onResetPassword,
    worksUntil,
    contactHref,
    isRegistrationClosed = false,
    ...source
  } = rest;
  const login = useLogin(onLogIn);
  const registration = useRegistration(edition.registrationSteps, source);
  const passwords = usePasswordForms(
    { onForgotPassword, onResetPassword },
    { forgot: () => onSectionChange('forgot-password-sent'), reset: () => onSectionChange('login') },
  );
  const content = useFirstFieldOf(section);
  /** The address that was typed for the login is that of the forgotten password. */
  function askForPassword(): void {
    if (login.values.email !== '') passwords.forgot.change({ email: login.values.email });
    onSectionChange('forgot-password');
  }
  if (isPasswordSection(section))
    return (
      <Dialog
        title={words(titles[section])}
        {...(section === 'forgot-password-sent' && { head: <AuthDialogSentHead /> })}
        onClose={onClose}
      >
        <div ref={content}>
          <AuthDialogPassword
            section={section}
            onSectionChange={onSectionChange}
            forms={passwords}
            worksUntil={worksUntil}
            contactHref={contactHref}
          />
        </div>
      </Dialog>
    );
  const isLogin = section === 'login';
  const next = leagueName === undefined ? undefined : words('auth.dialog.toLeague', { name: leagueName });
  return (
    <Dialog
      title={words(isLogin ? 'auth.dialog.login' : titleOfStep(registration))}
      overline={isLogin ? undefined : overlineOf(registration, words)}
      size={isLogin ? 'confirm' : 'registration'}
      {...(!isLogin && { aside: <AuthDialogAside edition={edition} squads={squads} registration={registration} /> })}
      onClose={onClose}
    >
      <div ref={content}>
        {isLogin ? (
          <AuthDialogLogin
            login={login}
            reason={reason ?? next}
            notice={notice}
            onRegistration={isRegistrationClosed ? undefined : () => onSectionChange('registration')}
            onForgotPassword={askForPassword}
          />
        ) : (
          <AuthDialogRegistration
            registration={registration}
            reason={next}
            countries={countries}
            countriesFailure={countriesFailure}
            squads={squads}
            squadsFailure={squadsFailure}
            termsHref={termsHref}
            onLogin={() => onSectionChange('login')}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The first step is titled after the whole task, the others after their part of it. */
function titleOfStep({ step, steps }: RegistrationControls) {
  return step === 0 ? 'auth.dialog.registration' : partOf(steps[step] ?? []);
}

function overlineOf({ step, steps }: RegistrationControls, words: Words): string {
  return words('auth.dialog.step', { step: step + 1, of: steps.length });
}
const titles = {
  'forgot-password': 'auth.password.forgotTitle',
  'forgot-password-sent': 'auth.password.sentTitle',
  'reset-password': 'auth.password.resetTitle',
} as const satisfies Record<PasswordSection, string>;

/** Changing the section removes the pressed button, so the focus moves to the first field. Skipped when the dialog opens. */
function useFirstFieldOf(section: AuthSection) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(section);
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    content.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [section]);
  return content;
}
