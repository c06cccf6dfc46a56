import { genders } from './genders.ts';
import type { WordKey } from '../../i18n/keys.ts';
import { dobProblem } from './dob.ts';
import { publicTextProblem, type PublicTextProblem } from '../model/publicText.ts';
import { displayNameKey, removeInvisible } from './keys.ts';
import { displayNameLength, nameMax, normalizeDisplayName } from './names.ts';
import { containsOwner, isAcceptedPassword } from './password.ts';

/** The answers of the registration form as typed. Without a choice the gender is `''`, the country 0 and the squad null. */
export interface RegistrationAnswers {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly gender: string;
  /** dd/MM/yyyy */
  readonly dob: string;
  readonly countryOfResidenceId: number;
  /** 0 for no supported squad. */
  readonly supportedSquadId: number | null;
  readonly terms: boolean;
}

/** The answers and the fields that the form asks for twice. */
export interface RegistrationFields extends RegistrationAnswers {
  readonly confirmEmail: string;
  readonly confirmPassword: string;
}

/** The key of the sentence that says what is wrong with a field. */
export interface AccountProblem<Field extends string = keyof RegistrationFields> {
  readonly field: Field;
  readonly problem: Extract<WordKey, `auth.problems.${string}`>;
}

/** The problems of the answers at `now` (ISO), at most one for each field. Page and server both call it. */
export function registrationProblems(
  answers: RegistrationAnswers,
  now: string,
): readonly AccountProblem<keyof RegistrationAnswers>[] {
  const { email, gender, countryOfResidenceId, supportedSquadId, terms } = answers;
  return [
    ...problem('email', !isEmail(email) && 'email'),
    ...problem('password', passwordProblem(answers)),
    ...problem('firstName', nameProblem(answers.firstName, 'firstName')),
    ...problem('lastName', nameProblem(answers.lastName, 'lastName')),
    ...displayNameProblems(answers.displayName),
    ...problem('gender', !genders.some((known) => known === gender) && 'gender'),
    ...problem('dob', dobSentence(answers.dob, now)),
    ...problem('countryOfResidenceId', countryOfResidenceId <= 0 && 'countryOfResidenceId'),
    ...problem('supportedSquadId', supportedSquadId === null && 'supportedSquadId'),
    ...problem('terms', !terms && 'terms'),
  ];
}

/** The problem of a display name, by the rule of the registration; empty when it has none. */
export function displayNameProblems(displayName: string): readonly AccountProblem<'displayName'>[] {
  return problem('displayName', displayNameProblem(displayName));
}

/** As `registrationProblems`, and checks that both entries of the address and of the password are equal. */
export function registrationFieldProblems(form: RegistrationFields, now: string): readonly AccountProblem[] {
  return [
    ...registrationProblems(form, now),
    ...problem('confirmEmail', form.confirmEmail.trim() !== form.email.trim() && 'confirmEmail'),
    ...problem('confirmPassword', form.confirmPassword !== form.password && 'confirmPassword'),
  ];
}

/**
 * Whether a text looks like one e-mail address: text, @, text, dot, text, no space, at most 254 characters. The characters that separate,
 * quote or enclose addresses are refused, so that a text is never more than one, and a part of a domain with a hyphen at an end, which none has. The
 * server also parses it.
 */
export function isEmail(typed: string): boolean {
  const email = typed.trim();
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return email.length <= 254 && oneAddress.test(email) && !/(?:^|\.)-|-(?:\.|$)/.test(domain) && removeInvisible(email) === email;
}

const oneAddress = /^[^\s@.,;:<>()[\]"\\]+(?:\.[^\s@.,;:<>()[\]"\\]+)*@[^\s@.,;:<>()[\]"\\]+(?:\.[^\s@.,;:<>()[\]"\\]+)+$/;

type Sentence = AccountProblem['problem'] extends `auth.problems.${infer Name}` ? Name : never;

function problem<Field extends string>(field: Field, name: Sentence | false | undefined): readonly AccountProblem<Field>[] {
  return name === false || name === undefined ? [] : [{ field, problem: `auth.problems.${name}` }];
}

function passwordProblem(answers: RegistrationAnswers): Sentence | undefined {
  if (!isAcceptedPassword(answers.password)) return 'password';
  return containsOwner(answers.password, answers) ? 'ownPassword' : undefined;
}

function nameProblem(typed: string, missing: 'firstName' | 'lastName'): Sentence | undefined {
  const found = publicTextProblem(typed, { min: 1, max: nameMax });
  return found && ({ missing, unseen: 'unseen', 'too-short': missing, 'too-long': 'nameTooLong' } as const)[found];
}

function displayNameProblem(typed: string): Sentence | undefined {
  const name = normalizeDisplayName(typed);
  const found = publicTextProblem(name, displayNameLength);
  if (found === undefined && displayNameKey(name) === '') return 'displayName';
  return found && displayNameSentences[found];
}

const displayNameSentences = {
  missing: 'displayName',
  unseen: 'unseen',
  'too-short': 'displayNameTooShort',
  'too-long': 'displayNameTooLong',
} as const satisfies Record<PublicTextProblem, Sentence>;

function dobSentence(dob: string, now: string): Sentence | undefined {
  const found = dobProblem(dob, now);
  return found && ({ invalid: 'dob', 'too-young': 'tooYoung' } as const)[found];
}
