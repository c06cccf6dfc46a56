import { isEmail } from '@rugby/domain/game/session/registration';
import { useState } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import type { FormOutcome, LoginValues } from './authForm.ts';

/** State and actions of the login form. */
export interface LoginForm {
  readonly values: LoginValues;
  readonly errors: Readonly<Record<string, string>>;
  /** Error of the login as a whole. */
  readonly common: string | undefined;
  readonly isPending: boolean;
  /** Number of failed attempts. */
  readonly failures: number;
  change: (patch: Partial<LoginValues>) => void;
  submit: () => Promise<void>;
}

/** Keeps the login form's state while the dialog is open, so that changing the section loses nothing. */
export function useLogin(onLogIn: (values: LoginValues) => Promise<FormOutcome>): LoginForm {
  const words = useWords();
  const [values, setValues] = useState<LoginValues>({ email: '', password: '' });
  const [answer, setAnswer] = useState<Omit<LoginForm, 'values' | 'change' | 'submit'>>(initialState);
  const fail = (errors: Readonly<Record<string, string>>, common?: string) =>
    setAnswer(({ failures }) => ({ errors, common, isPending: false, failures: failures + 1 }));
  return {
    ...answer,
    values,
    change: (patch) => {
      setValues({ ...values, ...patch });
      setAnswer((last) => ({ ...last, errors: {}, common: undefined }));
    },
    submit: async () => {
      const missing = {
        ...(!isEmail(values.email) && { email: words('auth.problems.email') }),
        ...(values.password === '' && { password: words('auth.dialog.passwordMissing') }),
      };
      if (Object.keys(missing).length > 0) return fail(missing);
      setAnswer((last) => ({ ...last, errors: {}, common: undefined, isPending: true }));
      const outcome = await onLogIn(values);
      if (outcome.ok) setAnswer((last) => ({ ...last, isPending: false }));
      else fail(outcome.fields ?? {}, outcome.common);
    },
  };
}

const initialState = { errors: {}, common: undefined, isPending: false, failures: 0 };
