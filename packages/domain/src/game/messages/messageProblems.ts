import type { WordKey } from '../../i18n/keys.ts';
import { lengthOf, publicTextProblem } from '../model/publicText.ts';
import { nameMax } from '../session/names.ts';
import { isEmail } from '../session/registration.ts';

/** The greatest length of the address of a pre-registration. */
export const preRegistrationEmailMax = 45;

/** The greatest length of a message to the people who run the game. */
export const contactMessageMax = 4000;

/** The answers of the pre-registration form, as typed. */
export interface PreRegistrationAnswers {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The answers of the contact form, as typed. */
export interface ContactAnswers {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** What is wrong with a field. The sentence is a key of the words. */
export interface MessageProblem<Field extends string> {
  readonly field: Field;
  readonly problem: Extract<WordKey, `messages.${string}.problems.${string}`>;
}

/** What is wrong with a pre-registration, at most once for each field. */
export function preRegistrationProblems(
  answers: PreRegistrationAnswers,
): readonly MessageProblem<keyof PreRegistrationAnswers>[] {
  const names = (['firstName', 'lastName'] as const).flatMap((field) => {
    const found = publicTextProblem(answers[field], { min: 1, max: nameMax });
    if (found === undefined) return [];
    const problem = found === 'missing' ? 'required' : 'name';
    return [{ field, problem: `messages.preRegistration.problems.${problem}` } as const];
  });
  const email = preRegistrationEmailProblem(answers.email);
  return email === undefined
    ? names
    : [...names, { field: 'email', problem: `messages.preRegistration.problems.${email}` } as const];
}

function preRegistrationEmailProblem(typed: string): 'required' | 'email' | 'emailTooLong' | undefined {
  const email = typed.trim();
  if (email === '') return 'required';
  if (!isEmail(email)) return 'email';
  return lengthOf(email) > preRegistrationEmailMax ? 'emailTooLong' : undefined;
}

/** What is wrong with a message to the people who run the game, at most once for each field. */
export function contactProblems({ name, email, message }: ContactAnswers): readonly MessageProblem<keyof ContactAnswers>[] {
  const problems: MessageProblem<keyof ContactAnswers>[] = [];
  const found = publicTextProblem(name, { min: 1, max: nameMax });
  if (found !== undefined)
    problems.push({ field: 'name', problem: `messages.contact.problems.${found === 'missing' ? 'missingName' : 'name'}` });
  if (!isEmail(email)) problems.push({ field: 'email', problem: 'messages.contact.problems.email' });
  const length = lengthOf(message.trim());
  if (length === 0) problems.push({ field: 'message', problem: 'messages.contact.problems.message' });
  if (length > contactMessageMax) problems.push({ field: 'message', problem: 'messages.contact.problems.messageTooLong' });
  return problems;
}
