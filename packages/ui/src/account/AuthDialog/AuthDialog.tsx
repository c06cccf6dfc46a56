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

/** The two ways in. */
export type AuthSection = 'login' | 'registration';

export interface AuthDialogProps extends RegistrationPort {
  readonly edition: Edition;
  readonly section: AuthSection;
  readonly onSectionChange: (section: AuthSection) => void;
  readonly onLogIn: (values: LoginValues) => Promise<FormOutcome>;
  readonly countries: readonly Option<number>[];
  /** The squads of the edition; none is offered by the form. */
  readonly squads: readonly Option<number>[];
  /** Where the terms can be read; they are words only where it is absent. */
  readonly termsHref?: string;
  /** Why a fan is asked to log in, where he did not ask for it himself. */
  readonly reason?: string;
  readonly onClose: () => void;
}

/**
 * The way in: log in, or create an account. What was typed stays while it is open, through errors and from one section to the other.
 * [A-168]
 */
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

/** Changing the section takes away the button that was pressed: the focus goes on to the first field, but not when the dialog opens. */
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
