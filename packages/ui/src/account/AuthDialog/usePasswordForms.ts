import type { AccountProblem } from '@rugby/domain/game/session/registration';
import { forgotPasswordProblems, newPasswordProblems, type NewPasswordFields } from '@rugby/domain/game/session/passwordReset';
import type { Words } from '@rugby/domain/i18n/keys';
import { useWords } from '../../words/WordsProvider.tsx';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { type AuthForm, useAuthForm } from './useAuthForm.ts';

/** What the sections for a forgotten password do. */
export interface PasswordPort {
  /** Asks for a link to the address. */
  readonly onForgotPassword: (email: string) => Promise<FormOutcome>;
  /** Sets the new password with the token of the link. An error of the field `token` is shown for the whole form. */
  readonly onResetPassword: (password: NewPasswordFields) => Promise<FormOutcome>;
}

export interface PasswordForms {
  readonly forgot: AuthForm<{ readonly email: string }>;
  readonly reset: AuthForm<NewPasswordFields>;
}

/** The forms of the sections for a forgotten password. */
export function usePasswordForms(
  { onForgotPassword, onResetPassword }: PasswordPort,
  onSent: { readonly forgot: () => void; readonly reset: () => void },
): PasswordForms {
  const words = useWords();
  return {
    forgot: useAuthForm({
      initial: { email: '' },
      findErrors: (values) => sentences(forgotPasswordProblems(values), words),
      send: ({ email }) => onForgotPassword(email.trim()),
      onSent: onSent.forgot,
    }),
    reset: useAuthForm({
      initial: { password: '', confirmPassword: '' },
      findErrors: (values) => sentences(newPasswordProblems(values), words),
      send: onResetPassword,
      onSent: onSent.reset,
    }),
  };
}

function sentences(problems: readonly AccountProblem[], words: Words): Readonly<Record<string, string>> {
  return Object.fromEntries(problems.map(({ field, problem }) => [field, words(problem)]));
}
