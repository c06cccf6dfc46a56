import type { Edition } from '@rugby/domain/editions';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import type { Option } from '../../primitives/Select/Select.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { AuthDialogAside } from './AuthDialogAside.tsx';
import { AuthDialogLogin } from './AuthDialogLogin.tsx';
import { AuthDialogRegistration } from './AuthDialogRegistration.tsx';
import type { FormOutcome, LoginValues } from './authForm.ts';
import { useLogin } from './useLogin.ts';
import { useRegistration, type RegistrationPort } from './useRegistration.ts';

export type { AnswerCheck, FormOutcome, LoginValues, RegistrationValues } from './authForm.ts';

/** The two sections of the dialog. */
export type AuthSection = 'login' | 'registration';

export interface AuthDialogProps extends RegistrationPort {
  readonly edition: Edition;
  readonly section: AuthSection;
  readonly onSectionChange: (section: AuthSection) => void;
  readonly onLogIn: (values: LoginValues) => Promise<FormOutcome>;
  readonly countries: readonly Option<number>[];
  /** The squads of the edition. None is preselected. */
  readonly squads: readonly Option<number>[];
  /** URL of the terms; without it the terms are plain text. */
  readonly termsHref?: string;
  /** Why the user has to log in, when another action asked for it. */
  readonly reason?: string;
  readonly onClose: () => void;
}

/** Log in, or create an account. Typed values are kept while the dialog is open, after errors and when the section changes. */
export function AuthDialog({ edition, section, onSectionChange, onLogIn, reason, onClose, ...rest }: AuthDialogProps) {
  const words = useWords();
  const { countries, squads, termsHref, ...source } = rest;
  const login = useLogin(onLogIn);
  const registration = useRegistration(source);
  const content = useFirstFieldOf(section);
  const isLogin = section === 'login';
  return (
    <Dialog
      title={words(isLogin ? 'auth.dialog.login' : 'auth.dialog.registration')}
      size={isLogin ? 'confirm' : 'registration'}
      {...(!isLogin && { aside: <AuthDialogAside edition={edition} /> })}
      onClose={onClose}
    >
      <div ref={content}>
        {isLogin ? (
          <AuthDialogLogin login={login} reason={reason} onRegistration={() => onSectionChange('registration')} />
        ) : (
          <AuthDialogRegistration
            registration={registration}
            countries={countries}
            squads={squads}
            termsHref={termsHref}
            onLogin={() => onSectionChange('login')}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Changing the section removes the pressed button, so the focus moves to the first field. Skipped when the dialog opens. */
function useFirstFieldOf(section: AuthSection) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(section);
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    content.current?.querySelector('input')?.focus();
  }, [section]);
  return content;
}
