import { isAcceptedPassword } from './password.ts';
import { type AccountProblem, isEmail } from './registration.ts';

/** The problems of the form for forgotten passwords. */
export function forgotPasswordProblems({ email }: { readonly email: string }): readonly AccountProblem<'email'>[] {
  return isEmail(email) ? [] : [{ field: 'email', problem: 'auth.problems.email' }];
}

/** A new password, entered twice. */
export interface NewPasswordFields {
  readonly password: string;
  readonly confirmPassword: string;
}

/** The problems of a new password, at most one for each field. */
export function newPasswordProblems({
  password,
  confirmPassword,
}: NewPasswordFields): readonly AccountProblem<keyof NewPasswordFields>[] {
  return [
    ...(isAcceptedPassword(password) ? [] : [{ field: 'password', problem: 'auth.problems.password' } as const]),
    ...(password === confirmPassword ? [] : [{ field: 'confirmPassword', problem: 'auth.problems.confirmPassword' } as const]),
  ];
}

/** An address by which its owner knows it and others do not: `mereana@example.co.nz` is `m•••••a@example.co.nz`. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.trim().split('@');
  const letters = Array.from(name);
  const last = letters.length > 2 ? letters.at(-1) : '';
  return `${letters[0] ?? ''}•••••${last}@${host}`;
}
