import { isEmail } from '@rugby/domain/game/session/registration';
import { useWords } from '../../words/WordsProvider.tsx';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import type { LoginValues } from './authForm.ts';
import { type AuthForm, useAuthForm } from './useAuthForm.ts';

/** The login form. */
export function useLogin(onLogIn: (values: LoginValues) => Promise<FormOutcome>): AuthForm<LoginValues> {
  const words = useWords();
  return useAuthForm({
    initial: { email: '', password: '' },
    findErrors: ({ email, password }) => ({
      ...(!isEmail(email) && { email: words('auth.problems.email') }),
      ...(password === '' && { password: words('auth.dialog.passwordMissing') }),
    }),
    send: (values) => onLogIn({ ...values, email: values.email.trim() }),
  });
}
