import type { RegistrationFields } from '@rugby/domain/game/session/registration';

/** The sections about a forgotten password. */
const passwordSections = ['forgot-password', 'forgot-password-sent', 'reset-password'] as const;
export type PasswordSection = (typeof passwordSections)[number];

/** The sections of the dialog. */
export type AuthSection = 'login' | 'registration' | PasswordSection;

export function isPasswordSection(section: AuthSection): section is PasswordSection {
  return passwordSections.some((known) => known === section);
}

export interface LoginValues {
  readonly email: string;
  readonly password: string;
}

/** Consents to receive messages; all three are optional. */
export interface OptIns {
  readonly optInNzr: boolean;
  readonly optInRugbyAu: boolean;
  readonly optInSA: boolean;
}

/** Values of the registration form. */
export interface RegistrationValues extends RegistrationFields, OptIns {}

/** A field that can be invalid. */
export type RegistrationFieldName = keyof RegistrationFields;

/** Whether the server would accept an answer, with the error sentence if not; undefined when it could not be asked. */
export type CheckedAnswer = { readonly isFree: true } | { readonly isFree: false; readonly problem: string } | undefined;

/** Checks one answer on the server while the form is filled in. */
export type AnswerCheck = (answer: string) => Promise<CheckedAnswer>;

/** An empty registration. */
export const emptyRegistration: RegistrationValues = {
  email: '',
  confirmEmail: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  displayName: '',
  gender: '',
  dob: '',
  countryOfResidenceId: 0,
  supportedSquadId: null,
  terms: false,
  optInNzr: false,
  optInRugbyAu: false,
  optInSA: false,
};
