import type { WordKey } from '../../i18n/keys.ts';
import { registrationProblems, type RegistrationAnswers } from '../session/registration.ts';
import { containsOwner, isAcceptedPassword, type PasswordOwner } from '../session/password.ts';

/** The answers of the personal information that rules look at. */
export type AccountAnswers = Omit<RegistrationAnswers, 'password' | 'terms' | 'supportedSquadId'>;

/** A field and the key of the sentence that says what is wrong with it. */
export interface AccountFieldProblem<Field extends string> {
  readonly field: Field;
  readonly problem: WordKey;
}

/**
 * The problems of the changed answers at `now` (ISO), at most one for each field. They are those of the registration in the words of the account.
 * Page and server both call it.
 */
export function accountProblems(
  account: AccountAnswers,
  changed: Partial<AccountAnswers>,
  now: string,
): readonly AccountFieldProblem<keyof AccountAnswers>[] {
  const answers = { ...account, ...changed, password: '', supportedSquadId: 0, terms: true };
  const isChanged = (field: keyof RegistrationAnswers): field is keyof AccountAnswers => field in changed;
  return registrationProblems(answers, now).flatMap(({ field, problem }) =>
    isChanged(field) ? [{ field, problem: accountWords[problem] ?? problem }] : [],
  );
}

/** The fields of a change of the password. */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/**
 * The problems of a change of the password, at most one for each field. The new one obeys the rules of the registration, so it must not contain its
 * owner.
 */
export function passwordChangeProblems(
  { currentPassword, password, confirmPassword }: PasswordChange,
  owner: PasswordOwner,
): readonly AccountFieldProblem<keyof PasswordChange>[] {
  return [
    ...(currentPassword === '' ? [{ field: 'currentPassword', problem: 'account.problems.currentPassword' } as const] : []),
    ...(isAcceptedPassword(password) ? [] : [{ field: 'password', problem: 'auth.problems.password' } as const]),
    ...(isAcceptedPassword(password) && containsOwner(password, owner)
      ? [{ field: 'password', problem: 'auth.problems.ownPassword' } as const]
      : []),
    ...(confirmPassword === password ? [] : [{ field: 'confirmPassword', problem: 'account.problems.passwordsMatch' } as const]),
  ];
}

// The two forms spell these sentences differently on purpose.
const accountWords: Readonly<Partial<Record<string, WordKey>>> = {
  'auth.problems.countryOfResidenceId': 'account.problems.countryOfResidenceId',
  'auth.problems.tooYoung': 'account.problems.tooYoung',
};
